const page = document.documentElement
/** How far ahead pictures come, in heights of the window: for whoever has only looked at a page so far, and once it is scrolled. */
const ahead = { atRest: '25%', onTheWay: '200%' }
/** How far ahead within a row that scrolls sideways. */
const sideways = '0px 50%'

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
    near.disconnect()
    near = open(ahead.onTheWay)
    look(page)
  }
  addEventListener('scroll', goAhead, { once: true, capture: true, passive: true })
}

const late = 'img[data-late][loading=lazy]'

const open = (margin: string) => {
  const near = new IntersectionObserver(
    (places) => {
      for (const { isIntersecting, target } of places) {
        if (!isIntersecting) continue
        near.unobserve(target)
        for (const picture of target.querySelectorAll<HTMLImageElement>(late)) picture.loading = 'eager'
      }
    },
    { rootMargin: margin, scrollMargin: sideways },
  )
  return near
}
