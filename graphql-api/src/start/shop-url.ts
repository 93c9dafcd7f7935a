import type { Config } from '../config.js'
import { isLoopback, reachableHost } from './addresses.js'

/** Where people find the shop; without a path. */
export const shopUrlOf = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string =>
  publicUrl ?? `http://${isLoopback(host) ? 'localhost' : reachableHost(host)}:${port}`
