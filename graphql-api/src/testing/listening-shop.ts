import type { ImportReport } from '@sunnah-store/schema/import-report'
import type { User } from '../user/user.entity.js'
import { buildAdmin } from './factories.js'
import { openTestServer, type TestServer } from './test-server.js'

/** What a call for files answers, whichever it is. */
export interface FileAnswer extends ImportReport {
  url: string
  srcSet: string
  error: { code: string; details: ImportReport & { fields: object } }
}

export interface ListeningShop extends TestServer {
  admin: User
  /** Calls over the network as the admin, as somebody else, or as a visitor. */
  call(path: string, init?: RequestInit, as?: User | null): Promise<Response>
  /** Sends a picture, or whatever is called one. */
  upload(
    content: Buffer | string,
    file?: { as?: User | null; name?: string; type?: string },
  ): Promise<{ status: number; body: FileAnswer }>
  /** Sends a photo for a review. */
  uploadPhoto(content: Buffer | string, as: User | null): Promise<{ status: number; body: FileAnswer }>
  /** Sends a file of products. */
  importFile(
    file: Buffer | string,
    how?: { dryRun?: boolean; as?: User | null; key?: string },
  ): Promise<{ status: number; body: FileAnswer }>
}

/** A whole server that listens on the network, with an admin. */
export const openListeningShop = async (options?: Parameters<typeof openTestServer>[0]): Promise<ListeningShop> => {
  const server = await openTestServer(options)
  const shop = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const admin = await buildAdmin(server.db)

  const call = async (path: string, init: RequestInit = {}, as: User | null = admin) => {
    const authorization = as ? { authorization: `Bearer ${await server.tokenOf(as)}` } : {}
    return fetch(shop + path, { ...init, headers: { ...init.headers, ...authorization } })
  }
  const post = async (path: string, init: RequestInit, as: User | null) => {
    const answer = await call(path, { method: 'POST', ...init }, as)
    return { status: answer.status, body: (await answer.json()) as FileAnswer }
  }

  return {
    ...server,
    admin,
    call,
    upload(content, { as = admin, name = 'photo.jpg', type = 'image/jpeg' } = {}) {
      const body = new FormData()
      body.append('file', new File([content], name, { type }))
      return post('/picture', { body }, as)
    },
    uploadPhoto(content, as) {
      const body = new FormData()
      body.append('file', new File([content], 'photo.jpg', { type: 'image/jpeg' }))
      return post('/reviewPhoto', { body }, as)
    },
    importFile(body, { dryRun = false, as = admin, key } = {}) {
      const headers = { 'content-type': 'text/csv', ...(key !== undefined && { 'idempotency-key': key }) }
      return post(`/import/products?dryRun=${dryRun}`, { headers, body }, as)
    },
  }
}
