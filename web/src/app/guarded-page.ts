import { type ComponentType, lazy } from 'react'
import { loadPage } from './lazy-page.ts'

/** A page whose code is fetched only when its guard lets somebody see it. */
export const guardedPage = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await loadPage(load) }))
