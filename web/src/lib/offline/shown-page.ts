import { useEffect } from 'react'

/** A page as it stands in the window. */
interface ShownPage {
  path: string
  title: string
}

let page: ShownPage | null = null
let lacking = 0
let listener = () => {}

/** Null while there is none to read: without its heading, or without what it is opened for. */
export const readShownPage = () => (lacking ? null : page)

/** Calls back whenever it may be another one; the parts of that may be about to tell what they lack. */
export const watchShownPage = (onChange: () => void) => {
  listener = onChange
}

/** For the heading of a page: its window is called so. */
export const useShownPage = (path: string, title: string) =>
  useEffect(() => {
    document.title = title
    page = { path, title }
    listener()
    return () => {
      page = null
      listener()
    }
  }, [path, title])

/** For the part for which a page is opened: while that is not here, there is nothing to read on the page. */
export const useMainPart = (isHere: boolean) =>
  useEffect(() => {
    if (isHere) return
    lacking++
    return () => {
      lacking--
      listener()
    }
  }, [isHere])
