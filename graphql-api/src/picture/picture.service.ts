import { randomUUID } from 'node:crypto'
import { Image, pictureWidths } from './image.js'
import type { PictureStore } from './picture-store.js'
import { type Encoded, reEncode } from './re-encode.js'

/**
 * Stores a picture that the shop has uploaded in all its widths, under a new name.
 * @throws DomainError BAD_USER_INPUT when the picture is not accepted; UNAVAILABLE
 */
export const addPicture = async (store: PictureStore, content: Buffer): Promise<Image> =>
  storeAll(store, await reEncode(content, pictureWidths), randomUUID())

/** The same for a shopper, under a name that begins with `id`. */
export const addShoppersPicture = async (store: PictureStore, content: Buffer, id: string): Promise<Image> =>
  storeAll(store, await reEncode(content, pictureWidths, 'shopper'), id)

const storeAll = async (store: PictureStore, pictures: ReadonlyMap<number, Encoded>, id: string) => {
  for (const [width, { webp, avif }] of pictures) {
    const name = nameOf(id, width)
    await store.put(name, webp)
    if (avif) await store.put(smallerOf(name), avif)
  }
  return new Image(`/images/uploads/${nameOf(id, Math.max(...pictures.keys()))}`)
}

interface StoredPicture {
  type: 'image/webp' | 'image/avif'
  content: Buffer
}

/**
 * @param takesAvif whether it may be that, where it is smaller
 * @returns null when there is no such picture or the name is malformed
 */
export const readPicture = async (
  store: PictureStore,
  name: string,
  takesAvif: boolean,
): Promise<StoredPicture | null> => {
  if (!NAME.test(name)) return null
  const avif = takesAvif ? await store.get(smallerOf(name)) : null
  if (avif) return { type: 'image/avif', content: avif }
  const webp = await store.get(name)
  return webp && { type: 'image/webp', content: webp }
}

/** The id that the names of a picture's files begin with; undefined for the name of anything else. */
export const idOfPicture = (name: string): string | undefined => NAME.exec(name.replace(/\.avif$/, '.webp'))?.[1]

const nameOf = (id: string, width: number) => `${id}-${width}.webp`

const smallerOf = (name: string) => name.replace(/\.webp$/, '.avif')

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,3}\.webp$/
