import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { proofCopy } from '../../../lib/copy/proof-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { useSession, useSessionState } from '../../../lib/identity/use-session.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PartSketch } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { LogInAgain } from '../log-in-again.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import {
  type BeginSecondFactorMutation,
  useBeginSecondFactorMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
} from './second-factor.generated.ts'
import { SetUp } from './set-up.tsx'

/** Whether somebody's log-ins need a code too, and the ways to turn that on and off. */
export const SecondFactor = () => {
  const { own: copy } = useCopy(proofCopy).proofs
  const query = useSecondFactorQuery({ fetchPolicy: 'cache-and-network' })

  return (
    <Frame as="section" aria-labelledby="second-factor">
      <h2 id="second-factor" tabIndex={-1}>
        {copy.heading}
      </h2>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<PartSketch />}>
        {({ me, recoveryCodesLeft }) =>
          me.secondFactorSince ? <IsOn since={me.secondFactorSince} left={recoveryCodesLeft} /> : <IsOff />
        }
      </Loaded>
    </Frame>
  )
}

const IsOff = () => {
  const { own: copy } = useCopy(proofCopy).proofs
  const [begin, { client }] = useBeginSecondFactorMutation()
  const session = useSessionState()
  const rests = session.status === 'signedIn' && session.user.needsSecondFactor
  const { recognise } = useSession()
  const [begun, setBegun] = useState<BeginSecondFactorMutation['beginSecondFactor']>()
  const [isProving, setProving] = useState(false)

  const [run, busy] = useOnce(async () => {
    try {
      const { data } = await begin()
      flushSync(() => setProving(false))
      setBegun(data?.beginSecondFactor)
    } catch (error) {
      const code = refusalOf(error)?.code
      flushSync(() => setProving(code === 'REAUTHENTICATE'))
      if (code === 'EMAIL_NOT_CONFIRMED') notify.error(copy.unconfirmed)
      else if (code === 'SECOND_FACTOR_ON') notify.error(copy.isOn)
      else if (code !== 'REAUTHENTICATE') notify.error(copy.beginFailed)
    }
  })
  const handleClose = () => {
    flushSync(() => setBegun(undefined))
    // Not before the recovery codes were read: this part goes with it.
    client.refetchQueries({ include: ['SecondFactor', 'MySessions'] }).catch(() => undefined)
    if (rests) recognise()
    goOnFrom(document.getElementById('second-factor'))
  }

  return (
    <>
      {rests && (
        <Notice tone="brass" icon={ShieldAlert}>
          {copy.rightsRest}
        </Notice>
      )}
      <Muted>{copy.why}</Muted>
      <SubmitButton type="button" $look="quiet" busy={busy} aria-haspopup="dialog" onClick={run}>
        {copy.setUp}
      </SubmitButton>
      {isProving && <LogInAgain onDone={run} onClose={() => setProving(false)} />}
      {begun && <SetUp begun={begun} onClose={handleClose} />}
    </>
  )
}

const IsOn = ({ since, left }: { since: string; left: number }) => {
  const { proofs, format } = useCopy(proofCopy)
  const { own: copy } = proofs
  const today = useToday()
  const { recognise } = useSession()
  const [asked, setAsked] = useState<'renew' | 'turnOff' | null>(null)
  const [codes, setCodes] = useState<readonly string[]>()
  const [renew] = useRenewRecoveryCodesMutation({ refetchQueries: ['SecondFactor'] })
  const [disable] = useDisableSecondFactorMutation({ refetchQueries: ['SecondFactor'] })

  const handleClose = () => {
    flushSync(() => {
      setAsked(null)
      setCodes(undefined)
    })
    goOnFrom(document.getElementById('second-factor'))
  }
  const send = async (code: string) => {
    try {
      if (asked === 'renew') setCodes((await renew({ variables: { code } })).data?.renewRecoveryCodes)
      else await disable({ variables: { code } })
    } catch (error) {
      return error
    }
    if (asked === 'turnOff') {
      handleClose()
      // Where rights need one, they rest from now on.
      recognise()
      notify.success(copy.turnedOff)
    }
    return null
  }

  return (
    <>
      <div>
        <Pill $tone="good">{copy.on}</Pill>{' '}
        <Muted as="span" $small>
          {copy.since(format.when(since, today))} · {copy.left(left)}
        </Muted>
      </div>
      <Row>
        <Button type="button" $look="quiet" aria-haspopup="dialog" onClick={() => setAsked('renew')}>
          {copy.renew}
        </Button>
        <Button type="button" $look="dangerText" aria-haspopup="dialog" onClick={() => setAsked('turnOff')}>
          {copy.turnOff}
        </Button>
      </Row>
      {asked && !codes && (
        <Dialog title={copy[asked]} onClose={handleClose}>
          <p>{asked === 'renew' ? copy.renewText : copy.turnOffText}</p>
          <CodeForm send={send} submit={copy[asked]} />
        </Dialog>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={handleClose} />}
    </>
  )
}

const Frame = styled(PaddedPanel)`max-width: var(--column);`
