import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useManageCopy } from '../../lib/copy/use-manage-copy.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { StatusPlace } from '../../ui/live-place.ts'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { PlacedOrder } from './use-live-orders.ts'

// A connection whose token has ended is back before that.
const patience = 1500

interface LiveNewsProps {
  latest: PlacedOrder | undefined
  /** How many came that the list does not show. */
  unseen: number
  lost: boolean
}

/** What has just happened, over the list: nothing that the owner reads moves away for it. */
export const LiveNews = ({ latest, unseen, lost }: LiveNewsProps) => {
  const { allOrders: copy, taka } = useManageCopy()
  const lostForLong = useStillTrue(lost)

  return (
    <Floating>
      <VisuallyHidden role="status">{latest && copy.arrived(latest.number, taka(latest.total))}</VisuallyHidden>
      {unseen > 0 && <ButtonLink to={paths.allOrders()}>{copy.newOrders(unseen)}</ButtonLink>}
      <StatusPlace>
        {lostForLong && (
          <Notice tone="brass" icon={WifiOff}>
            {copy.notLive}
          </Notice>
        )}
      </StatusPlace>
    </Floating>
  )
}

const useStillTrue = (now: boolean) => {
  const [still, setStill] = useState(false)

  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => setStill(true), patience)
    return () => {
      clearTimeout(timer)
      setStill(false)
    }
  }, [now])
  return still
}

const Floating = styled.div`
  position: sticky;
  z-index: 5;
  top: calc(var(--bar) + var(--space-2));
  display: grid;
  gap: var(--space-2);
  justify-items: center;
  height: 0;
  margin-bottom: calc(-1 * var(--space-5));
  & > a, & > [role='status'] > div { box-shadow: var(--shadow-raised); }
`
