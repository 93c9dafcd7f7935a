import { currentCopy } from '../../../lib/copy/current-copy.ts'
import { chooseLanguage } from '../../../lib/copy/language.ts'
import { type Language, languageNames } from '../../../lib/copy/languages.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { oneLine } from '../../../lib/identity/presentable-name.ts'
import type { SessionUser } from '../../../lib/identity/session-state.ts'
import { useSession } from '../../../lib/identity/use-session.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { readPhone } from '../../../lib/text/phone.ts'
import { phoneRule } from '../../../lib/text/phone-rule.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Row } from '../../../ui/basic/panel.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SelectField } from '../../../ui/form/select.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { nameRule } from '../name-rule.ts'
import { useUpdateProfileMutation } from './profile.generated.ts'

interface ProfileValues {
  name: string
  phone: string
  language: Language
}

interface ProfileFormProps {
  user: SessionUser
  onDone: () => void
}

/** Changes what people say of themselves. A number that was confirmed by code stays. */
export const ProfileForm = ({ user, onDone }: ProfileFormProps) => {
  const copy = useCopy(shoppingCopy)
  const { account, asking, checkout, format } = copy
  const { profile } = account
  const session = useSession()
  // A number that is not given is taken away.
  const phoneFaults = { ...checkout.phoneFaults, missing: undefined }
  const [updateProfile] = useUpdateProfileMutation()
  const form = useShopForm<ProfileValues, string>({
    defaultValues: {
      name: user.name,
      phone: user.phone === null ? '' : format.phone(user.phone),
      language: copy.language,
    },
    send: async ({ name, phone, language }) => {
      const number = user.phoneVerified ? {} : { phone: readPhone(phone).phone?.number ?? null }
      try {
        await updateProfile({ variables: { input: { name: oneLine(name).trim(), ...number } } })
        if (language !== copy.language) await chooseLanguage(language)
      } catch {
        return asking.failed
      }
      await session.recognise()
      const { account: inNewLanguage } = await currentCopy(shoppingCopy)
      notify.success(inNewLanguage.profile.saved)
      onDone()
      return null
    },
  })

  return (
    <ShopForm form={form} plain>
      <FormProblem problem={form.problem}>{form.problem}</FormProblem>
      <TextField label={account.name} autoComplete="name" {...form.field('name', nameRule(account))} />
      {!user.phoneVerified && (
        <TextField
          type="tel"
          label={account.phone}
          hint={profile.phoneHint}
          autoComplete="tel-national"
          {...form.field('phone', { validate: phoneRule(phoneFaults) })}
        />
      )}
      <SelectField label={profile.language} hint={profile.languageHint} {...form.field('language')}>
        <option value="en" lang="en">
          {languageNames.en}
        </option>
        <option value="bn" lang="bn">
          {languageNames.bn}
        </option>
      </SelectField>
      <Row>
        <SubmitButton busy={form.busy}>{profile.save}</SubmitButton>
        <Button type="button" $look="quiet" onClick={onDone}>
          {asking.cancel}
        </Button>
      </Row>
    </ShopForm>
  )
}
