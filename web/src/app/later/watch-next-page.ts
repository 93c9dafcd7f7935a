/** Calls with the way to the next page of a list each time it comes into sight. */
export const watchNextPage = (call: (link: HTMLAnchorElement) => unknown) => {
  const inSight = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen)
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        inSight.unobserve(target)
        call(target)
      }
  })
  const watched = new WeakMap<HTMLAnchorElement, string>()
  const look = () => {
    const link = document.querySelector<HTMLAnchorElement>('main a[rel=next]')
    // Lists keep the element when they go on to the next page.
    if (!link || watched.get(link) === link.href) return
    watched.set(link, link.href)
    inSight.unobserve(link)
    inSight.observe(link)
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
}
