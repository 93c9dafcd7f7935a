import { S3mini } from 's3mini'
import { unavailable } from '../errors.js'
import type { Bucket } from './picture-config.js'
import type { PictureStore } from './picture-store.js'

const PATIENCE = 10_000

/** Pictures in a bucket, with path-style URLs, which every S3-compatible store supports. */
export const createBucketStore = ({ endpoint, bucket, ...access }: Bucket): PictureStore => {
  const s3 = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, requestAbortTimeout: PATIENCE })
  return {
    async put(name, content) {
      await s3.putObject(keyOf(name), content, name.endsWith('.avif') ? 'image/avif' : 'image/webp').catch(unavailable)
    },
    async get(name) {
      const content = await s3.getObjectArrayBuffer(keyOf(name)).catch(unavailable)
      return content && Buffer.from(content)
    },
    async list() {
      const objects = await s3.listObjects('/', keyOf('')).catch(unavailable)
      return (objects ?? []).map(({ Key }) => Key.slice(keyOf('').length))
    },
    async remove(name) {
      await s3.deleteObject(keyOf(name)).catch(unavailable)
    },
  }
}

const keyOf = (name: string) => `pictures/${name}`
