import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { useEffect, useState } from 'react'
import { loadClientConfig } from '../../lib/network/client-config.ts'

/** What the shop's keeper wants in the footer; null until it is known, and for good when nobody can say. */
export const useFooterConfig = () => {
  const [footer, setFooter] = useState<ClientConfig['footer'] | null>(null)

  useEffect(() => {
    let gone = false
    loadClientConfig().then(
      (config) => gone || setFooter(config.footer),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])

  return footer
}
