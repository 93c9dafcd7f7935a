import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { useEffect, useState } from 'react'
import { loadClientConfig } from '../../lib/network/client-config.ts'

interface FooterConfig {
  /** The configured contents of the footer; null while they load. */
  config: ClientConfig['footer'] | null
  failed: boolean
  retry: () => void
}

/** The footer's configuration, with a retry after a failure. */
export const useFooterConfig = (): FooterConfig => {
  const [config, setConfig] = useState<ClientConfig['footer'] | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)

  useEffect(() => {
    let gone = false
    loadClientConfig().then(
      ({ footer }) => gone || setConfig(footer),
      () => gone || setFailedAttempt(attempt),
    )
    return () => {
      gone = true
    }
  }, [attempt])

  return { config, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}
