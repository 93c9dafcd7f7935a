import type { Opens } from '../lib/offline/kept.ts'

declare const self: ServiceWorkerGlobalScope

/** Opens what a notice tells of: in a window of the shop that is there, which may have something unsaved, or in a new one. */
export const openNotice = async ({ notification }: NotificationEvent) => {
  notification.close()
  const path: unknown = notification.data
  if (typeof path !== 'string') return
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) {
    await self.clients.openWindow(path)
    return
  }
  const opens: Opens = { kind: 'opens', path }
  window.postMessage(opens)
  await window.focus()
}
