import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import type { Account } from '../../lib/identity/identity.ts'
import { useSession, useSessionState } from '../../lib/identity/use-session.ts'
import { notify } from '../../lib/notify.ts'
import { useOnce } from '../../lib/use-once.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Facts } from '../../ui/facts.tsx'
import { PaddedPanel, Row } from '../../ui/panel.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** Who is signed in, as the shop and the identity service know them. */
export const Profile = () => {
  const { account: copy, format } = usePageCopy()
  const state = useSessionState()
  const { account, failed } = useAccount()
  if (state.status !== 'signedIn') return null

  const { name, email, photoUrl } = state.user
  const phoneOf = (number: string | null) => (number ? format.phone(number) : copy.profile.phoneMissing)
  return (
    <Card>
      <Row>
        <Avatar name={name} photoUrl={photoUrl} size="large" />
        <h2>{name}</h2>
      </Row>
      <Facts
        facts={[
          { term: copy.profile.name, value: name },
          { term: copy.email, value: email },
          { term: copy.profile.phone, value: account ? phoneOf(account.phoneNumber) : '…' },
        ]}
      />
      {account ? <Confirmation confirmed={account.emailVerified} /> : !failed && <Skeleton $height="var(--touch)" />}
      {failed && <p>{copy.profile.detailsFailed}</p>}
    </Card>
  )
}

const useAccount = () => {
  const session = useSession()
  const [account, setAccount] = useState<Account | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    session
      .identity()
      .then((identity) => identity.account())
      .then((known) => (known ? setAccount(known) : setFailed(true)))
      .catch(() => setFailed(true))
  }, [session])
  return { account, failed }
}

const Confirmation = ({ confirmed }: { confirmed: boolean }) => {
  const { profile: copy } = usePageCopy().account
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

const Card = styled(PaddedPanel)`
  justify-items: stretch;
  max-width: var(--column);
`
