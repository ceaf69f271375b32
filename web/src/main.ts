import { mount } from 'svelte'
import App from './App.svelte'
import { speak } from './i18n/index.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import './tokens.css'
import './styles/distinct.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/board.css'
import './styles/dock.css'
import './styles/hands.css'
import './styles/record.css'
import './styles/text.css'
import './styles/motion.css'
import './styles/tray.css'
import './styles/small.css'
import './styles/room.css'
import './styles/coach.css'
import './styles/pages.css'

router.start()
// Fetched while the words are still on their way; if this fails, App asks again.
Promise.resolve(router.route.screen?.load()).catch(() => {})
speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }))
// Not needed for anything, so it waits until everything else is there; on pages without HTTPS
// browsers have none.
addEventListener('load', () => {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {})
})
