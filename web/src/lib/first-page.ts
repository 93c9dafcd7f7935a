import type { ClientConfig } from '@sunnah-store/schema/client-config'

/** What the server hands over with a page that it has rendered. */
export interface FirstPage {
  status: number
  /** Apollo's cache. */
  cache: object
  config: ClientConfig
  /** The day in Bangladesh by which it was rendered. */
  today: string
}

/** Where it stands in the page. */
export const firstPageId = 'first-page'

const read = (): FirstPage | null => {
  const handedOver = typeof document === 'undefined' ? null : document.getElementById(firstPageId)?.textContent
  try {
    return handedOver ? JSON.parse(handedOver) : null
  } catch {
    // The connection broke within it: its scripts make the page anew.
    return null
  }
}

/** Null on a page that the server has not rendered, and on the server. */
export const firstPage = read()
let isOpening = firstPage !== null

/** Whether the page is still shown as the server has rendered it. */
export const isOpeningFirstPage = () => isOpening

let tell: () => void = () => undefined

/** When React has the content of a page that the server has rendered; of another one, when its frame stands. */
export const contentTaken = new Promise<void>((resolve) => {
  tell = resolve
})

export const tellContentTaken = () => tell()

export const endFirstPage = () => {
  isOpening = false
}
