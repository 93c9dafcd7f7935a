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
  const look = () => {
    for (const picture of document.images)
      if (isLate(picture) && picture.parentElement) near.observe(picture.parentElement)
  }
  new MutationObserver(look).observe(page, { childList: true, subtree: true })

  const goAhead = () => {
    near.disconnect()
    near = open(ahead.onTheWay)
    look()
  }
  addEventListener('scroll', goAhead, { once: true, capture: true, passive: true })
}

const isLate = ({ dataset, loading }: HTMLImageElement) => dataset.late !== undefined && loading === 'lazy'

const open = (margin: string) => {
  const near = new IntersectionObserver(
    (places) => {
      for (const { isIntersecting, target } of places) {
        if (!isIntersecting) continue
        near.unobserve(target)
        for (const picture of target.querySelectorAll('img')) if (isLate(picture)) picture.loading = 'eager'
      }
    },
    { rootMargin: margin, scrollMargin: sideways },
  )
  return near
}
