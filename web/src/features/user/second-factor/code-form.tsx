import { latinDigits } from '@sunnah-store/schema/digits'
import { useEffect, useState } from 'react'
import { proofCopy } from '../../../lib/copy/proof-copy.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { errorCode } from '../../../lib/failure/error-code.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { identityProblem } from '../../../lib/identity/identity-problem.ts'
import { focusField } from '../../../lib/navigation/focus.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface CodeFormProps {
  /** Resolves to why the code was not taken; null when it was. */
  send: (code: string) => Promise<unknown>
  submit: string
  /** Only the app's: it is being set up. */
  appOnly?: boolean
}

/** A code of the app, or for whoever has lost the phone a recovery code. */
export const CodeForm = ({ send, submit, appOnly = false }: CodeFormProps) => {
  const { code: copy } = useCopy(proofCopy).proofs
  const { problems } = useCopy(shoppingCopy).account
  const reasons = new Map<string | null, string>([
    ['SECOND_FACTOR_REFUSED', copy.refused],
    ['RATE_LIMITED', copy.tooMany],
    ['NOT_FOUND', copy.gone],
  ])
  const [by, setBy] = useState<'app' | 'recovery'>('app')
  const form = useShopForm<{ code: string }, string>({
    idPrefix: 'second-',
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const failure = await send(code)
      if (failure === null) return null
      return reasons.get(errorCode(failure)) ?? problems[identityProblem(failure)]
    },
  })
  useEffect(() => {
    if (!appOnly || by === 'recovery') focusField('second-code')
  }, [appOnly, by])
  const { problem } = form
  const isApp = by === 'app'

  return (
    <ShopForm form={form} plain>
      {!appOnly && <p>{isApp ? copy.text : copy.recoveryText}</p>}
      <FormProblem problem={problem}>{problem}</FormProblem>
      <TextField
        key={by}
        label={isApp ? copy.label : copy.recovery}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('code', {
          validate: (typed) => (isApp ? isCode(typed) || copy.missing : isRecoveryCode(typed) || copy.recoveryMissing),
        })}
      />
      <SubmitButton busy={form.busy}>{submit}</SubmitButton>
      {!appOnly && (
        <Button
          type="button"
          $look="text"
          onClick={() => {
            form.reset()
            form.setProblem(null)
            setBy(isApp ? 'recovery' : 'app')
          }}
        >
          {isApp ? copy.useRecovery : copy.useApp}
        </Button>
      )}
      {!isApp && <Muted $small>{copy.lost}</Muted>}
    </ShopForm>
  )
}

const isCode = (typed: string) => /^\d{6}$/.test(latinDigits(typed).replace(/\s/g, ''))

const isRecoveryCode = (typed: string) => latinDigits(typed).replace(/[^0-9a-z]/gi, '').length === 10
