import { type ComponentType, lazy } from 'react'
import { lazyPage } from './lazy-page.ts'

/** A page whose code is fetched only when its guard lets somebody see it. */
export const guardedPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await lazyPage(load)() }))
