import { useEffect } from 'react'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { type IdentityProblem, identityProblem } from '../../../lib/identity/identity-problem.ts'
import { oneLine } from '../../../lib/identity/presentable-name.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { focusField } from '../../../lib/navigation/focus.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { nameRule } from '../name-rule.ts'

/** Asks whoever comes in by phone for the first time for their name. */
export const NameStep = () => {
  const { account: copy } = useCopy(shoppingCopy)
  const session = useSession()
  const form = useShopForm<{ name: string }, IdentityProblem>({
    defaultValues: { name: '' },
    send: ({ name }) =>
      session.logIn((identity) => identity.continueAs(oneLine(name).trim())).then(() => null, identityProblem),
  })
  useEffect(() => focusField('name'), [])
  const { problem } = form

  return (
    <ShopForm form={form}>
      <p>{copy.byPhone.nameText}</p>
      <FormProblem problem={problem}>{problem && copy.problems[problem]}</FormProblem>
      <TextField label={copy.name} autoComplete="name" {...form.field('name', nameRule(copy))} />
      <SubmitButton busy={form.busy}>{copy.byPhone.submit}</SubmitButton>
    </ShopForm>
  )
}
