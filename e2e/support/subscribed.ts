import type { Page } from 'playwright-core'

type Frame = { payload: string | Buffer }

const messageIn = ({ payload }: Frame): { id?: string; type: string; payload?: Record<string, unknown> } =>
  JSON.parse(String(payload))

/** Settles when the server has begun to tell a page what that subscription is of, on its next connection. */
export const subscribed = (page: Page, operationName: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (!socket.url().endsWith('/graphql')) return
      let asked: string | undefined
      socket.on('framesent', (frame) => {
        const { id, payload } = messageIn(frame)
        if (payload?.operationName === operationName) asked = id
      })
      socket.on('framereceived', (frame) => {
        const { type, payload } = messageIn(frame)
        if (type === 'ping' && asked && payload?.subscribed === asked) resolve()
      })
    })
  })
