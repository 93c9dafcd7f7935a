import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { useEffect, useState } from 'react'
import { loadClientConfig } from '../../lib/network/client-config.ts'

interface FooterConfig {
  /** What the shop's keeper wants in the footer; null until it is known. */
  config: ClientConfig['footer'] | null
  failed: boolean
  retry: () => void
}

/** What the footer shows beside the logo, and whether that could not be loaded. */
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
