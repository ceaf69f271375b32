// The languages there are: every folder of `text/` is one.

/** Only the names of the files are used; nothing is fetched. */
const FILES = import.meta.glob('../../../text/*/web.ftl', { query: '?raw' })

const codeOf = (path: string) => path.split('/').at(-2)!

/** By their codes, English first. */
export const LANGUAGES: readonly string[] = Object.keys(FILES)
  .map(codeOf)
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b))

/** What a language calls itself. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  // Many languages write their own name small; in a list of names it begins large.
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
