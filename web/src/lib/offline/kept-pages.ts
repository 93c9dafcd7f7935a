import { caching, type Forget, keptHeaders, ofReader } from './kept.ts'

/** A page that can be read without a connection. */
export interface KeptPage {
  address: string
  title: string
  seenAt: string
}

// Windows are called after their page and the shop.
const shopName = / · [^·]*$/

/** What the service worker has kept on this device, the latest first. */
export const readKeptPages = async (): Promise<KeptPage[]> => {
  const pages = await caches.open(caching.pages)
  const kept = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const headers = (await pages.match(url, { ignoreVary: true }))?.headers
      const { pathname, search } = new URL(url)
      return {
        address: pathname + search,
        title: decodeURIComponent(headers?.get(keptHeaders.title) ?? '').replace(shopName, ''),
        seenAt: headers?.get(keptHeaders.seenAt) ?? '',
      }
    }),
  )
  return kept.filter(({ title }) => title).sort((one, other) => other.seenAt.localeCompare(one.seenAt))
}

/** Which pages were read stands in what was kept, and in when. */
export const forgetKeptPages = async (): Promise<void> => {
  // None where the shop is not opened safely.
  await Promise.all(ofReader.map((kind) => globalThis.caches?.delete(caching[kind])))
  const worker = await navigator.serviceWorker?.getRegistration()
  const forget: Forget = { kind: 'forget' }
  worker?.active?.postMessage(forget)
}
