import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './i18n/index.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import './tokens.css'
import './app.css'
import './board-table.css'
import './pages.css'

router.start()
// Fetched while the words are still on their way; who fails here is asked again.
Promise.resolve(router.route.screen?.load()).catch(() => {})
speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }))
