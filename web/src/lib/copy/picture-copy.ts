import { copyArea } from './copy-area.ts'
import { pictures } from './en/pictures.ts'

/** For wherever pictures are chosen and uploaded. */
export const pictureCopy = copyArea({ pictures }, async () => ({
  pictures: (await import('./bn/pictures.ts')).pictures,
}))
