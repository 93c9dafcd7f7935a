import { join, resolve } from 'node:path'

/** Where uploaded pictures are stored: a folder, or a bucket of an S3-compatible store. */
export type PictureConfig = { kind: 'folder'; folder: string } | ({ kind: 'bucket' } & Bucket)

export interface Bucket {
  /** The store's origin, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

type PictureSettings = Record<(typeof names)[number] | 'PICTURES_DIR', string | undefined> & { DATA_DIR: string }

/** The bucket when all of its variables are set, else the folder. */
export const picturesOf = (env: PictureSettings): PictureConfig => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (endpoint && bucket && region && accessKeyId && secretAccessKey)
    return { kind: 'bucket', endpoint, bucket, region, accessKeyId, secretAccessKey }
  return { kind: 'folder', folder: resolve(env.PICTURES_DIR ?? join(env.DATA_DIR, 'pictures')) }
}

/** A bucket needs all of its variables, the folder none. */
export const pictureProblems = (env: PictureSettings): string[] => {
  const missing = names.filter((name) => !env[name])
  return missing.length < names.length ? missing.map((name) => `${name} must be set with the other S3 variables`) : []
}
