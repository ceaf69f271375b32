import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './i18n/index.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import './tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/board.css'
import './styles/dock.css'
import './styles/record.css'
import './styles/text.css'
import './styles/motion.css'
import './styles/board-table.css'
import './styles/board-table-phone.css'
import './styles/pages.css'

router.start()
// Fetched while the words are still on their way; if this fails, App asks again.
Promise.resolve(router.route.screen?.load()).catch(() => {})
speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }))
