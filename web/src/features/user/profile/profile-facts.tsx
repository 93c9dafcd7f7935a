import { languageNames } from '../../../lib/copy/languages.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { SessionUser } from '../../../lib/identity/session-state.ts'
import { Muted } from '../../../ui/basic/muted.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { EmailText } from '../../../ui/data/email-text.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'

/** What the shop knows of whoever is signed in. */
export const ProfileFacts = ({ user }: { user: SessionUser }) => {
  const { account: copy, format, language } = useCopy(shoppingCopy)
  const { profile } = copy
  const number = user.phone === null ? profile.notAdded : format.phone(user.phone)

  return (
    <Facts
      facts={[
        { term: copy.name, value: user.name },
        {
          term: copy.email,
          value:
            user.email === null ? (
              profile.notAdded
            ) : (
              <Stack $gap="small">
                <EmailText email={user.email} />
                <EmailConfirmation email={user.email} wasConfirmed={user.emailVerified} />
              </Stack>
            ),
        },
        {
          term: copy.phone,
          value: user.phoneVerified ? (
            <>
              {number} <Pill $tone="good">{profile.phoneConfirmed}</Pill>
              <Muted $small>{profile.phoneText}</Muted>
            </>
          ) : (
            number
          ),
        },
        { term: profile.language, value: languageNames[language] },
      ]}
    />
  )
}
