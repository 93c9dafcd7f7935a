import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { MessageCircle, Phone } from 'lucide-react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { phoneLink, whatsAppLink } from '../../lib/network/phone-links.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { LinkRow } from './link-row.ts'

/** How the shop is called and written to; what is not set up is not shown. */
export const ShopPhones = ({ phones: { call, whatsApp } }: Pick<ClientConfig, 'phones'>) => {
  const { format } = useCopy()
  if (!call && !whatsApp) return null

  return (
    <LinkRow>
      {call && (
        <li>
          <a href={phoneLink(call)}>
            <Icon of={Phone} /> {format.phone(call)}
          </a>
        </li>
      )}
      {whatsApp && (
        <li>
          <a href={whatsAppLink(whatsApp)} target="_blank" rel="noreferrer">
            <Icon of={MessageCircle} /> WhatsApp
          </a>
        </li>
      )}
    </LinkRow>
  )
}
