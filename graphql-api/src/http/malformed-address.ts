import type { IncomingMessage } from 'node:http'
import { decodedPath } from '@sunnah-store/schema/decoded-path'
import { endpoints } from '@sunnah-store/schema/routes'
import { wantsPage } from './methods.js'

/** An address at which no page stands, and nothing else. */
export const nowhere = '/nowhere'

/**
 * The address as the router takes it. It refuses what is not well-formed, and those who serve files do, before any page is asked
 * for: whoever has typed such an address in a browser is led to the page that says that nothing is here.
 */
export const addressToRoute = ({ url = '/', method = '', headers }: IncomingMessage): string => {
  const [path = '', ...rest] = url.split('?')
  if (!wantsPage({ method, headers }) || !isMalformed(path) || isOfInterface(path)) return url
  return [nowhere, ...rest].join('?')
}

const isMalformed = (path: string) => {
  const plain = decodedPath(path)
  return plain === null || /[\0\\]/.test(plain) || (path.startsWith('/') && plain.includes('//')) || hasLongName(plain)
}

// In bytes; of no file system's names is one longer.
const LONGEST_NAME = 255
const hasLongName = (path: string) => path.split('/').some((name) => Buffer.byteLength(name) > LONGEST_NAME)

const beginningOf = (path: string) => path.split('/')[1] ?? ''
const ofInterface: ReadonlySet<string> = new Set(Object.values(endpoints).map(beginningOf))
const isOfInterface = (path: string) => ofInterface.has(beginningOf(path))
