import { createBucketStore } from './bucket-store.js'
import { createFolderStore } from './folder-store.js'
import type { PictureConfig } from './picture-config.js'
import type { PictureStore } from './picture-store.js'

export const openPictureStore = (config: PictureConfig): PictureStore =>
  config.kind === 'bucket' ? createBucketStore(config) : createFolderStore(config.folder)
