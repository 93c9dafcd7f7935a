import { endpoints } from '@sunnah-store/schema/routes'
import type { ProxyOptions } from 'vite'

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

// What the explorer of the server's own /graphql page loads.
const builtFiles = '^/assets/'

// Whole addresses: `/product` is the server's, `/productDetail/…` is a page.
const patternOf = (path: string) => {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/?]+' : literal(segment)))
  const below = path === endpoints.docs ? '(?:/[^?]*)?' : ''
  return `^${segments.join('/')}${below}(?:\\?.*)?$`
}

/** In development the server's own addresses are proxied to it; Vite serves everything else. */
export const apiProxy = (target: string): Record<string, ProxyOptions> =>
  Object.fromEntries(
    [builtFiles, ...Object.values(endpoints).map(patternOf)].map((pattern) => [pattern, { target, ws: true }]),
  )
