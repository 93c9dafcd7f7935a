import { districtOf } from '@sunnah-store/schema/districts'
import { useSyncExternalStore } from 'react'
import { deviceStore } from '../storage/store.ts'

const key = 'district'
const usual = 'Dhaka'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The district that was chosen on this device; empty when none was. */
export const readChosenDistrict = () => districtOf(deviceStore.read(key) ?? '') ?? ''

const read = () => readChosenDistrict() || usual

/** Reckons deliveries to this district, now and at the next visit. */
export const chooseDistrict = (district: string) => {
  deviceStore.keep(key, district)
  for (const listener of listeners) listener()
}

/** The district for which deliveries are reckoned before an address is known. */
export const useDistrict = () => useSyncExternalStore(subscribe, read, () => usual)
