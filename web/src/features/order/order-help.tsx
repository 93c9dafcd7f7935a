import { MessageCircle, Phone } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { phoneLink, whatsAppLink } from '../../lib/network/phone-links.ts'
import { useClientConfig } from '../../lib/network/use-client-config.ts'
import { ButtonAnchor } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { Row, Stack } from '../../ui/basic/panel.tsx'

/** How the shop is reached about an order; nothing where it has named no number. */
export const OrderHelp = ({ number }: { number: string }) => {
  const { placed: copy } = useCopy(shoppingCopy)
  const { config } = useClientConfig()
  const { call = null, whatsApp = null } = config?.phones ?? {}
  if (!call && !whatsApp) return null

  return (
    <Help data-screen-only>
      <p>{copy.help}</p>
      <Row>
        {call && (
          <ButtonAnchor href={phoneLink(call)} $look="quiet">
            <Icon of={Phone} />
            {copy.call}
          </ButtonAnchor>
        )}
        {whatsApp && (
          <ButtonAnchor href={whatsAppLink(whatsApp, number)} target="_blank" rel="noreferrer" $look="quiet">
            <Icon of={MessageCircle} />
            {copy.whatsApp}
          </ButtonAnchor>
        )}
      </Row>
    </Help>
  )
}

const Help = styled(Stack)`
  justify-self: stretch;
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  & > p { color: var(--muted); font: 400 var(--type-small); }
`
