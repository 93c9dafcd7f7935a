import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { Bell, BellRing, MailWarning } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { isRecord } from '../../lib/is-record.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { FailureLine } from '../../ui/feedback/failure-line.tsx'
import { StatusPlace } from '../../ui/feedback/live-place.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useRestockRequest } from './use-restock-request.ts'

/** What is sold out. */
export interface RestockSubject {
  productId: string
  /** The variant that is chosen and sold out; null asks for a choice first. */
  askWhich: () => { id: string } | null
  variantId: string | null
  /** It is in stock after all. */
  onBack: () => void
}

interface ShopperRequestProps extends RestockSubject {
  email: string | null
  mails: NonNullable<ClientConfig['mails']>
}

/** Whether this shopper is told, and how to change that; after a log-in at once what was asked for before it. */
export const ShopperRequest = ({ productId, variantId, askWhich, onBack, email, mails }: ShopperRequestProps) => {
  const { restock: copy } = useCopy(shoppingCopy)
  const { isLoaded, failed, retry, isAsked, needsConfirmedEmail, ask, takeBack, busy } = useRestockRequest({
    productId,
    variantId,
    onBack,
  })

  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const askAgain = useEffectEvent(() => {
    if (!isRecord(state) || typeof state.tell !== 'string') return
    // A reload must not ask again.
    navigate(pathname + search, { replace: true, preventScrollReset: true })
    if (email) ask(state.tell)
  })
  useEffect(() => askAgain(), [])

  if (!email)
    return (
      <Notice tone="brass" icon={MailWarning}>
        {copy.noEmail}
      </Notice>
    )
  if (failed) return <FailureLine failed={copy.failed} onRetry={retry} />
  if (!isLoaded) return <Skeleton $height="var(--touch)" $width="60%" />

  const handleClick = () => {
    const variant = askWhich()
    if (variant) ask(variant.id)
  }
  return (
    <>
      <StatusPlace>
        {isAsked && variantId && (
          <Notice tone="good" icon={BellRing}>
            {mails === 'kept' ? copy.askedKept : copy.asked(email)}
            <SubmitButton
              type="button"
              $look="text"
              busy={busy}
              busyLabel={copy.takeBack}
              onClick={() => takeBack(variantId)}
            >
              {copy.takeBack}
            </SubmitButton>
          </Notice>
        )}
        {!isAsked && needsConfirmedEmail && (
          <Notice tone="brass" icon={MailWarning}>
            {copy.notConfirmed(email)} <Link to={paths.profile()}>{copy.toProfile}</Link>
          </Notice>
        )}
      </StatusPlace>
      {!isAsked && (
        <SubmitButton type="button" $look="quiet" busy={busy} busyLabel={copy.tellMe} onClick={handleClick}>
          <Icon of={Bell} />
          {copy.tellMe}
        </SubmitButton>
      )}
    </>
  )
}
