/** The link to another page of the shop on which something happens; null elsewhere. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null
  const isOfShop = link?.origin === location.origin && !link.target && !link.download
  return isOfShop && link.pathname + link.search !== location.pathname + location.search ? link : null
}
