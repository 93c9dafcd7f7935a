import { WifiOff } from 'lucide-react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnline } from '../../lib/network/use-online.ts'
import { Icon } from '../../ui/basic/icon.tsx'

/** Shown while the browser is offline. Overlays the page, to avoid a layout shift. */
export const OfflineBanner = () => {
  const { frame: copy } = useCopy()
  const online = useOnline()

  return (
    <Place role="status">
      {!online && (
        <Notice data-offline>
          <Icon of={WifiOff} />
          {copy.offline}
        </Notice>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: fixed;
  inset: auto 0 var(--buy-bar);
  z-index: 6;
`

const Notice = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  background: var(--accent-soft);
  color: var(--text);
  font: 500 var(--type-small);
`
