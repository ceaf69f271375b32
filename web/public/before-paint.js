// Sets theme and language before the first paint, so that nothing flashes.
try {
  const chosen = JSON.parse(localStorage.getItem('landnam-settings') || '{}')
  const root = document.documentElement
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme
  if (chosen.contrast) root.dataset.contrast = 'more'
  if (chosen.calm) root.dataset.motion = 'less'
  if (chosen.language) root.lang = chosen.language
} catch {
  // Storage can be forbidden; the defaults are fine.
}
