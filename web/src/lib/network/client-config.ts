import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { endpoints } from '@sunnah-store/schema/routes'

let loading: Promise<ClientConfig> | undefined
let known: ClientConfig | null = null

/** What came with the page need not be asked for. */
export const knowClientConfig = (config: ClientConfig) => {
  known = config
  loading = Promise.resolve(config)
}

export const readKnownConfig = () => known

/** What this shop is set up with; asked for once, and again after a failure. */
export const loadClientConfig = () => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const fetchConfig = async (): Promise<ClientConfig> => {
  const response = await fetch(endpoints.config)
  if (!response.ok) throw new Error(`No configuration: ${response.status}`)
  return response.json()
}
