import type { Socket } from 'node:net'

/** Settles when a connection has ended, however the other side ended it. */
export const endOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.on('error', () => {}).once('close', () => resolve()))
