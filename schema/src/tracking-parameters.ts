/** What campaigns and networks add to a link to know again who follows it: it says nothing about the page. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|srsltid|msclkid|ttclid|twclid|igshid|igsh|yclid|li_fat_id|mc_cid|mc_eid)(?:=|$)/i

/** @param address a path with what stands behind it, without a fragment */
export const withoutTracking = (address: string): string => {
  const [path = '', ...rest] = address.split('?')
  const query = rest.join('?')
  const kept = query.split('&').filter((parameter) => !tracking.test(parameter))
  return kept.join('&') ? `${path}?${kept.join('&')}` : path
}
