import { once } from 'node:events'
import { WebSocket } from 'ws'

type Heard = { number: string; total: number; lines: { name: string }[] }

export interface NewOrders {
  /** Every order that was heard so far. */
  heard: readonly Heard[]
  /** Settles when one more is heard. */
  next: () => Promise<unknown>
  close: () => void
}

/** Listens for new orders at a server, as an integrator's program does. */
export const listenForOrders = async (url: string, token: string): Promise<NewOrders> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  const heard: Heard[] = []
  const tell = (message: object) => socket.send(JSON.stringify(message))
  tell({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  await once(socket, 'message')
  tell({
    id: '1',
    type: 'subscribe',
    payload: { query: 'subscription { orderPlaced { number total lines { name } } }' },
  })
  socket.on('message', (text) => {
    const { type, payload } = JSON.parse(String(text))
    if (type === 'next') heard.push(payload.data.orderPlaced)
  })
  return { heard, next: () => once(socket, 'message'), close: () => socket.close() }
}
