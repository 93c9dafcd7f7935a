import { useRef, useState } from 'react'
import { proofCopy } from '../../../lib/copy/proof-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button, ButtonAnchor } from '../../../ui/basic/button.tsx'
import { Row, Stack } from '../../../ui/basic/panel.tsx'
import { Unbroken } from '../../../ui/basic/unbroken.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import { copyToClipboard } from './copy-to-clipboard.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type BeginSecondFactorMutation, useEnableSecondFactorMutation } from './second-factor.generated.ts'

interface SetUpProps {
  begun: BeginSecondFactorMutation['beginSecondFactor']
  onClose: () => void
}

/** The way to a second factor: the app learns the secret, shows that it did, and then there are recovery codes. */
export const SetUp = ({ begun: { secret, uri }, onClose }: SetUpProps) => {
  const { own: copy } = useCopy(proofCopy).proofs
  const [codes, setCodes] = useState<readonly string[]>()
  const [enable] = useEnableSecondFactorMutation()

  const sending = useRef(false)
  // It may be turned on all the same, and then there are codes to be kept.
  const handleClose = () => sending.current || onClose()
  const send = async (code: string) => {
    sending.current = true
    try {
      const { data } = await enable({ variables: { code } })
      setCodes(data?.enableSecondFactor)
      return null
    } catch (error) {
      if (refusalOf(error)?.code !== 'SECOND_FACTOR_ON') return error
      // The answer to the code before was lost, and the recovery codes with it.
      onClose()
      notify.error(copy.isOn)
      return null
    } finally {
      sending.current = false
    }
  }

  const handleDone = () => {
    onClose()
    notify.success(copy.turnedOn)
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={handleDone} />
  return (
    <Dialog title={copy.heading} onClose={handleClose}>
      <p>{copy.scan}</p>
      <QrCode text={uri} label={copy.picture} />
      <Stack $gap="small">
        <p>{copy.orType}</p>
        <p>
          <Unbroken as="code">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Unbroken>
        </p>
        <Row>
          <Button type="button" $look="quiet" onClick={() => copyToClipboard(secret, copy)}>
            {copy.copy}
          </Button>
          <ButtonAnchor href={uri} $look="quiet">
            {copy.here}
          </ButtonAnchor>
        </Row>
      </Stack>
      <p>{copy.enterCode}</p>
      <CodeForm send={send} submit={copy.turnOn} appOnly />
    </Dialog>
  )
}
