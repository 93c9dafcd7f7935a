import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { useEffect, useState } from 'react'
import { loadClientConfig, readKnownConfig } from './client-config.ts'

interface LoadedConfig {
  /** What the shop is set up with; null while it loads. */
  config: ClientConfig | null
  failed: boolean
  retry: () => void
}

/** What the shop is set up with, with a retry after a failure. */
export const useClientConfig = (): LoadedConfig => {
  const [config, setConfig] = useState(readKnownConfig)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)

  useEffect(() => {
    let gone = false
    loadClientConfig().then(
      (loaded) => gone || setConfig(loaded),
      () => gone || setFailedAttempt(attempt),
    )
    return () => {
      gone = true
    }
  }, [attempt])

  return { config, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}
