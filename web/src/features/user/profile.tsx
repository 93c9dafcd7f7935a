import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import type { Account } from '../../lib/identity/identity.ts'
import type { SessionUser } from '../../lib/identity/session.ts'
import { useSession, useSessionState } from '../../lib/identity/use-session.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Button } from '../../ui/basic/button.tsx'
import { PaddedPanel, Row } from '../../ui/basic/panel.tsx'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Pill } from '../../ui/data/pill.tsx'
import { AlertPlace } from '../../ui/feedback/live-place.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

/** Who is signed in, as the shop and the identity service know them. */
export const Profile = () => {
  const state = useSessionState()
  return state.status === 'signedIn' ? <Card key={state.user.id} user={state.user} /> : null
}

const Card = ({ user: { name, email, photoUrl } }: { user: SessionUser }) => {
  const { account: copy, format, tryAgain } = useCopy(shoppingCopy)
  const { account, failed, load } = useAccount(email)

  // The button disappears during the retry, so the focus moves to the top.
  const retry = () => {
    goOnFrom()
    load()
  }
  const phoneOf = (number: string | null) => (number ? format.phone(number) : copy.profile.phoneMissing)
  return (
    <Frame>
      <Who>
        <Avatar name={name} photoUrl={photoUrl} size="large" />
        <h2>{name}</h2>
      </Who>
      <Facts
        facts={[
          { term: copy.name, value: name },
          { term: copy.email, value: email },
          { term: copy.phone, value: account ? phoneOf(account.phoneNumber) : '…' },
        ]}
      />
      {account ? <Confirmation confirmed={account.emailVerified} /> : !failed && <Skeleton $height="var(--touch)" />}
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
    </Frame>
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

  if (confirmed) return <Pill $tone="good">{copy.confirmed}</Pill>
  return (
    <Row>
      <Pill $tone="brass">{copy.notConfirmed}</Pill>
      <SubmitButton type="button" $look="quiet" busy={busy} busyLabel={copy.confirm} onClick={send}>
        {copy.confirm}
      </SubmitButton>
    </Row>
  )
}

const Frame = styled(PaddedPanel)`
  justify-items: stretch;
  max-width: var(--column);
`

const Who = styled(Row)`
  flex-wrap: nowrap;
  & > h2 { min-width: 0; overflow-wrap: anywhere; }
`
