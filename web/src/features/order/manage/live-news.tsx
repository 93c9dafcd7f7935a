import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { StatusPlace } from '../../../ui/feedback/live-place.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { PlacedOrder } from './news/use-order-placed.ts'
import { tabWords } from './order-params.ts'

// The reconnection after an expired token is faster than this.
const patience = 1500

interface LiveNewsProps {
  latest: PlacedOrder | undefined
  /** How many came that nobody has seen in the list. */
  unseen: number
  /** Whether they stand at the top of it. */
  atTop: boolean
  live: boolean
  lost: boolean
}

/** New orders, announced in a reserved line: it neither moves nor covers the list. */
export const LiveNews = ({ latest, unseen, atTop, live, lost }: LiveNewsProps) => {
  const { allOrders: copy, taka } = useCopy(manageCopy)
  const lostForLong = useStillTrue(lost)
  const text = copy.newOrders(unseen)

  return (
    <Line $stays={unseen > 0 || lostForLong}>
      <VisuallyHidden role="status">{latest && copy.arrived(latest.number, taka(latest.total))}</VisuallyHidden>
      {unseen > 0 && !atTop && (
        <ButtonLink to={`${paths.allOrders()}?state=${tabWords.TO_CONFIRM}&sort=newest`}>{text}</ButtonLink>
      )}
      {unseen > 0 && atTop && (
        <Button type="button" onClick={goToTop}>
          {text}
        </Button>
      )}
      <StatusPlace>
        {lostForLong && (
          <Notice tone="brass" icon={WifiOff}>
            {copy.notLive}
          </Notice>
        )}
      </StatusPlace>
      {unseen === 0 && live && <Muted $small>{copy.live}</Muted>}
    </Line>
  )
}

const goToTop = () => {
  window.scrollTo({ top: 0 })
  goOnFrom()
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

// The height of its button is reserved. Sticky, so that it stays visible while scrolling.
const Line = styled.div<{ $stays: boolean }>`
  position: ${({ $stays }) => ($stays ? 'sticky' : 'static')};
  z-index: 3;
  top: calc(var(--bar) + var(--space-2));
  display: flex;
  align-items: center;
  justify-content: ${({ $stays }) => ($stays ? 'center' : 'start')};
  gap: var(--space-2);
  height: var(--control);
  margin-block: calc(-1 * var(--space-3));
  & > a, & > button, & > [role='status'] > div { box-shadow: var(--shadow-raised); }
  & > a, & > button { flex: none; }
  & > [role='status'] > div { align-items: center; padding-block: var(--space-1); }
`
