/** Where the server has written it, in the reader's language. */
export const notOpenedId = 'not-opened'

/** Says whether the page has not opened, with a link that asks for it again. */
export const sayNotOpened = (isSo: boolean) => document.getElementById(notOpenedId)?.toggleAttribute('hidden', !isSo)
