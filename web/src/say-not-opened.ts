/** Where the server has written it, in the reader's language. */
export const notOpenedId = 'not-opened'

/** Says whether the page has not opened, with a button that asks for it again. */
export const sayNotOpened = (isSo: boolean) => {
  const notice = document.getElementById(notOpenedId)
  if (!notice) return
  notice.hidden = !isSo
  // A link would be the first of the page, which is the one that skips to its content.
  notice.onclick = ({ target }) => target instanceof HTMLButtonElement && location.reload()
}
