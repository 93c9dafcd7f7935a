import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import type { Account } from '../../../lib/identity/identity.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { Row, Stack } from '../../../ui/basic/panel.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { AlertPlace } from '../../../ui/feedback/live-place.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface EmailConfirmationProps {
  email: string
  /** Whether it was confirmed when they last signed in. */
  wasConfirmed: boolean
}

/**
 * Whether mail is known to reach this person at their email, and the mail that finds it out. As long as the identity service
 * has not answered, the place is kept of what it will most likely say.
 */
export const EmailConfirmation = ({ email, wasConfirmed }: EmailConfirmationProps) => {
  const { account: copy, tryAgain } = useCopy(shoppingCopy)
  const { account, failed, load } = useAccount(email)

  // The button disappears during the retry, so the focus moves to the top.
  const retry = () => {
    goOnFrom()
    load()
  }
  return (
    <>
      {!failed && (
        <Place $kept={!account}>
          <Confirmation confirmed={account?.emailVerified ?? wasConfirmed} />
        </Place>
      )}
      <AlertPlace>
        {failed && (
          <Row>
            <p>{copy.profile.detailsFailed}</p>
            <Button type="button" $look="quiet" onClick={retry}>
              {tryAgain}
            </Button>
          </Row>
        )}
      </AlertPlace>
    </>
  )
}

const useAccount = (email: string) => {
  const session = useSession()
  const [account, setAccount] = useState<Account | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    session
      .identity()
      .then((identity) => identity.account())
      // For a moment the identity service may still return the previous user.
      .then((known) => (known?.email?.toLowerCase() === email.toLowerCase() ? setAccount(known) : setFailed(true)))
      .catch(() => setFailed(true))
  }, [session, email])

  useEffect(load, [load])
  return { account, failed, load }
}

const Confirmation = ({ confirmed }: { confirmed: boolean }) => {
  const { profile: copy } = useCopy(shoppingCopy).account
  const session = useSession()

  const [send, busy] = useOnce(() =>
    session
      .identity()
      .then((identity) => identity.sendConfirmation())
      .then(
        () => notify.success(copy.confirmationSent),
        () => notify.error(copy.confirmationFailed),
      ),
  )

  return (
    <Stack $gap="small">
      <Row>
        <Pill $tone={confirmed ? 'good' : 'brass'}>{confirmed ? copy.confirmed : copy.notConfirmed}</Pill>
        {!confirmed && (
          <SubmitButton type="button" $look="quiet" busy={busy} busyLabel={copy.confirm} onClick={send}>
            {copy.confirm}
          </SubmitButton>
        )}
      </Row>
      <Muted $small>{confirmed ? copy.confirmedText : copy.notConfirmedText}</Muted>
    </Stack>
  )
}

const Place = styled.div<{ $kept: boolean }>`
  ${({ $kept }) => $kept && 'visibility: hidden;'}
`
