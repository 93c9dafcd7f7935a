const mark = 'openedAnew'

const isMarked = () => {
  try {
    if (sessionStorage.getItem(mark)) return true
    sessionStorage.setItem(mark, 'yes')
    return false
  } catch {
    // What cannot be remembered might be done for ever.
    return true
  }
}

/** The next page that fails is opened anew again. */
export const forgetOpening = () => {
  try {
    sessionStorage.removeItem(mark)
  } catch {
    // Nothing was remembered.
  }
}

const isTyped = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>('#root :is(input:not([type=checkbox], [type=radio]), textarea)'),
  ].some(({ value, defaultValue }) => value !== defaultValue)

/** Asks for the page again, and so for the scripts that did not come: once. @returns whether a new one comes */
export const openAnew = async () => {
  // Without a connection it would be none at all.
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  // A new page would not have what was typed: its reader says when.
  if (isTyped() || isMarked()) return false
  location.reload()
  return true
}
