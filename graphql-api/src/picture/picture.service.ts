import { randomUUID } from 'node:crypto'
import { Image, pictureWidths } from './image.js'
import type { PictureStore } from './picture-store.js'
import { reEncode } from './re-encode.js'

/**
 * Stores an uploaded picture in all its widths, under a new name that begins with `id`.
 * @throws DomainError BAD_USER_INPUT when the picture is not accepted; UNAVAILABLE
 */
export const addPicture = async (store: PictureStore, content: Buffer, id: string = randomUUID()): Promise<Image> => {
  const pictures = await reEncode(content, pictureWidths)
  for (const [width, picture] of pictures) await store.put(nameOf(id, width), picture)
  return new Image(`/images/uploads/${nameOf(id, Math.max(...pictures.keys()))}`)
}

/** @returns null when there is no such picture or the name is malformed */
export const readPicture = async (store: PictureStore, name: string): Promise<Buffer | null> =>
  NAME.test(name) ? store.get(name) : null

/** The id that the names of a picture's files begin with; undefined for the name of anything else. */
export const idOfPicture = (name: string): string | undefined => NAME.exec(name)?.[1]

const nameOf = (id: string, width: number) => `${id}-${width}.webp`

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,3}\.webp$/
