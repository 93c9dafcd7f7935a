import { Readable } from 'node:stream'

/**
 * Writes pages of items as one JSON array, each page as soon as it is read.
 * The first page is read before anything is sent, so that an error still has its own status.
 */
export const jsonArray = async (pages: AsyncGenerator<unknown[]>): Promise<Readable> => {
  const first = await pages.next()
  async function* text() {
    yield '['
    let between = ''
    for (let page = first; !page.done; page = await pages.next()) {
      if (page.value.length === 0) continue
      yield between + page.value.map((item) => JSON.stringify(item)).join(',')
      between = ','
    }
    yield ']'
  }
  return Readable.from(text())
}
