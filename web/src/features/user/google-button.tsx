import { useEffect, useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import type { GoogleAccount, Identity } from '../../lib/identity/identity.ts'
import { type IdentityProblem, identityProblem } from '../../lib/identity/identity-problem.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { Stack } from '../../ui/basic/panel.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { AccountPicker } from './account-picker.tsx'
import { GoogleSign } from './google-sign.tsx'

/** Lets people in with their Google account, new ones too. */
export const GoogleButton = () => {
  const { account: copy } = useCopy(shoppingCopy)
  const session = useSession()
  const [identity, setIdentity] = useState<Identity>()
  const [picking, setPicking] = useState(false)
  const [problem, setProblem] = useState<IdentityProblem>()

  // Browsers block a pop-up that opens later than the click, so the code is loaded beforehand.
  useEffect(() => {
    session.identity().then(setIdentity, () => undefined)
  }, [session])

  const [enter, busy] = useOnce((account?: GoogleAccount) => {
    setProblem(undefined)
    setPicking(false)
    return session
      .logIn((opened) => opened.continueWithGoogle(account))
      .catch((error: unknown) => setProblem(identityProblem(error)))
  })

  const [begin, opening] = useOnce(async () => {
    const opened = identity ?? (await session.identity().catch(() => undefined))
    if (!opened) return setProblem('network')
    return opened.picksAccounts ? setPicking(true) : enter()
  })

  return (
    <Stack>
      <FormProblem problem={problem}>{problem && copy.problems[problem]}</FormProblem>
      <SubmitButton type="button" $look="quiet" busy={busy || opening} onClick={begin}>
        <GoogleSign />
        {copy.google.button}
      </SubmitButton>
      {picking && <AccountPicker onPick={enter} onClose={() => setPicking(false)} />}
    </Stack>
  )
}
