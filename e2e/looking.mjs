// What tests of several files wait for on a page.

/** The board table has come up. */
export const atTable = page => page.waitForSelector('.board-table .prompt')

/** The log tells something. */
export const logSays = (page, text) =>
  page.waitForFunction(it => document.querySelector('.log')?.textContent.includes(it), text)

/** The id of the table a page is at. */
export const tableOf = page => /\/t\/(\w+)/.exec(page.url())[1]
