// The clipboard. Pages without HTTPS, as among friends at home, only have the old way to it.

/** Puts a text on the clipboard; tells whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyOfOld(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOfOld(text)
  }
}

function copyOfOld(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; top: 0; opacity: 0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
