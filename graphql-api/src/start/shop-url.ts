import type { Config } from '../config.js'
import { isLoopback, reachableHost } from './addresses.js'

/** Where people find the shop; without a path. */
export const shopUrlOf = ({
  publicUrl,
  host,
  port,
  tls,
}: Pick<Config, 'publicUrl' | 'host' | 'port' | 'tls'>): string =>
  publicUrl ?? `http${tls ? 's' : ''}://${isLoopback(host) ? 'localhost' : reachableHost(host)}:${port}`
