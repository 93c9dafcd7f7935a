const page = document.documentElement
/**
 * How far ahead pictures come, in sizes of the window and of a row that scrolls sideways: for whoever has only looked at a page
 * so far, and once somebody moves on.
 */
const ahead = {
  atRest: { rootMargin: '0px', scrollMargin: '0px' },
  onTheWay: { rootMargin: '200%', scrollMargin: '0px 100%' },
}
/** A finger moves before the page does. One that only presses a link leaves the page. */
const signs = ['scroll', 'touchmove']

/**
 * Fetches late pictures once they are near. Browsers fetch lazy ones from up to 2,500 pixels away, which is all of a page.
 * Until then they are not drawn, and so not fetched either, in the place that is kept for them (see the global style).
 */
export const fetchNearPictures = () => {
  page.dataset.fetchesNear = ''
  let near = open(ahead.atRest)
  const look = (place: Element) => {
    for (const picture of place.matches(late) ? [place] : place.querySelectorAll(late))
      if (picture.parentElement) near.observe(picture.parentElement)
  }
  new MutationObserver((changes) => {
    // Of a page that is on its way each element is new: one look at all is cheaper. Later it changes with each letter that is typed.
    if (document.readyState === 'loading') return look(page)
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) look(node)
  }).observe(page, { childList: true, subtree: true })

  const goAhead = () => {
    for (const sign of signs) removeEventListener(sign, goAhead, listening)
    near.disconnect()
    near = open(ahead.onTheWay)
    look(page)
  }
  for (const sign of signs) addEventListener(sign, goAhead, listening)
}

const listening = { capture: true, passive: true }

const late = 'img[data-late][loading=lazy]'

const open = (margins: IntersectionObserverInit) => {
  const near = new IntersectionObserver((places) => {
    for (const { isIntersecting, target } of places) {
      if (!isIntersecting) continue
      near.unobserve(target)
      for (const picture of target.querySelectorAll<HTMLImageElement>(late)) picture.loading = 'eager'
    }
  }, margins)
  return near
}
