import { WifiOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { footerCopy } from '../../lib/copy/footer-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOnline } from '../../lib/network/use-online.ts'
import { Icon } from '../../ui/basic/icon.tsx'

/** Shown while the browser is offline. Overlays the page, to avoid a layout shift. */
export const OfflineBanner = () => {
  const { offline: copy } = useCopy(footerCopy)
  const online = useOnline()

  return (
    <Place role="status">
      {!online && (
        <Notice data-offline>
          <Icon of={WifiOff} />
          <span>
            {copy.now} <Link to={paths.offline()}>{copy.which}</Link>
          </span>
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
  a { display: inline-flex; align-items: center; min-height: var(--touch); text-decoration: underline; }
`
