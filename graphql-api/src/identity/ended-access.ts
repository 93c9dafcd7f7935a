import { EventEmitter } from 'node:events'
import type { Notifications } from '../database/notifications.js'

/** Which sessions have ended, and which people were removed or are no longer admins, as every server is told at once. */
export interface EndedAccess {
  /** @returns a function that stops listening */
  on(session: { userId: string; sessionId: string }, handler: () => void): () => void
}

/** Triggers announce on the channel the id of the session or of the person (migration 1795530000000). */
export const listenForEndedAccess = (notifications: Notifications): EndedAccess => {
  const events = new EventEmitter().setMaxListeners(0)
  notifications.on('access_ended', { onPayload: (id) => events.emit(id) })
  return {
    on({ userId, sessionId }, handler) {
      events.on(userId, handler).on(sessionId, handler)
      return () => events.off(userId, handler).off(sessionId, handler)
    },
  }
}
