import { useSyncExternalStore } from 'react'
import { deviceStore } from '../../../../lib/storage/store.ts'

/** Whether this device tells of new orders by notices of the browser; refused: the browser does not let it any more. */
export type Notices = 'on' | 'off' | 'refused'

const name = 'orderNotices'
const listeners = new Set<() => void>()

/** Not every browser has them, and none where the shop is opened by plain http. */
export const hasNotices = () => 'Notification' in window

export const readNotices = (): Notices => {
  if (!hasNotices() || deviceStore.read(name) !== 'on') return 'off'
  return Notification.permission === 'granted' ? 'on' : 'refused'
}

/** Switches them on or off; the browser asks whoever switches them on first. */
export const chooseNotices = async (isOn: boolean) => {
  if (isOn) await Notification.requestPermission()
  if (isOn) deviceStore.keep(name, 'on')
  else deviceStore.drop(name)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotices = () => useSyncExternalStore(subscribe, readNotices, () => 'off' as const)
