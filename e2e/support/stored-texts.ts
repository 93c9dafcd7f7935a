import type { Page } from 'playwright-core'

/** Everything that the browser of this page keeps: cookies, storages, databases, caches but that of the shop's scripts, and the entry of its history. */
export const storedTexts = async (page: Page): Promise<string> => {
  const stored = await page.evaluate(async () => {
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await answerOf(indexedDB.open(name))
        const names = [...database.objectStoreNames]
        const stores = names.map((store) => database.transaction(store).objectStore(store))
        const entries = await Promise.all(
          stores.flatMap((store) => [answerOf(store.getAllKeys()), answerOf(store.getAll())]),
        )
        database.close()
        return entries
      }),
    )
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        if (name === 'assets') return []
        const cache = await caches.open(name)
        const textOf = async (request: Request) => (await cache.match(request, { ignoreVary: true }))?.text()
        return Promise.all((await cache.keys()).map(async (request) => [request.url, await textOf(request)]))
      }),
    )
    return [{ ...localStorage }, { ...sessionStorage }, history.state, databases, cached]
  })
  return JSON.stringify([stored, await page.context().cookies()])
}

/** Settles once nothing that the browser keeps has any of it. */
export const isForgotten = async (page: Page, secret: RegExp): Promise<void> => {
  while (secret.test(await storedTexts(page)));
}
