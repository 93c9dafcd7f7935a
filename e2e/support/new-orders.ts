import { once } from 'node:events'
import { WebSocket } from 'ws'

type NewOrder = { number: string; total: number; lines: { name: string }[] }

export interface NewOrders {
  /** Every order that was received so far. */
  received: readonly NewOrder[]
  /** Settles when one more is received. */
  next: () => Promise<unknown>
  close: () => void
}

/** Listens for new orders at a server, as an integrator's program does. */
export const listenForOrders = async (url: string, token: string): Promise<NewOrders> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  const received: NewOrder[] = []
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  await once(socket, 'message')
  send({
    id: '1',
    type: 'subscribe',
    payload: { query: 'subscription { orderPlaced { number total lines { name } } }' },
  })
  // A ping that says so.
  await once(socket, 'message')
  socket.on('message', (text) => {
    const { type, payload } = JSON.parse(String(text))
    if (type === 'next') received.push(payload.data.orderPlaced)
  })
  return { received, next: () => once(socket, 'message'), close: () => socket.close() }
}
