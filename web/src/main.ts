import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './i18n/index.svelte'
import { router } from './router.svelte'
import { fetchAhead } from './screens'
import { settings } from './settings.svelte'
import './tokens.css'
import './app.css'
import './board-table.css'
import './pages.css'

router.start()
fetchAhead(router.route)
speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }))
