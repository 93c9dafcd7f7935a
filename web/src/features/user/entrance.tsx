import { Mail, Smartphone } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { focusField } from '../../lib/navigation/focus.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { Waiting } from '../../ui/basic/spinner.tsx'
import { latePart } from '../../ui/feedback/late-part.tsx'
import { Divider } from '../../ui/form/shop-form.tsx'
import { GoogleButton } from './google-button.tsx'

// Most people come in by email or Google, and phone numbers take much code to read.
const PhoneForm = latePart(async () => (await import('./phone/phone-form.tsx')).PhoneForm)

interface EntranceProps {
  /** Whether people may come in by phone. */
  byPhone: boolean
  /** The form with an email. */
  children: ReactNode
}

/** The ways in: by email, by phone, with Google. */
export const Entrance = ({ byPhone, children }: EntranceProps) => {
  const { account: copy } = useCopy(shoppingCopy)
  const [way, setWay] = useState<'email' | 'phone'>('email')

  const handleEmail = () => {
    flushSync(() => setWay('email'))
    focusField('email')
  }

  return (
    <>
      {way === 'email' ? (
        children
      ) : (
        <Suspense fallback={<Waiting />}>
          <PhoneForm />
        </Suspense>
      )}
      <Divider data-needs-scripts>{copy.logIn.or}</Divider>
      {byPhone && way === 'email' && (
        <Button type="button" $look="quiet" onClick={() => setWay('phone')}>
          <Icon of={Smartphone} />
          {copy.byPhone.button}
        </Button>
      )}
      {way === 'phone' && (
        <Button type="button" $look="quiet" onClick={handleEmail}>
          <Icon of={Mail} />
          {copy.byPhone.useEmail}
        </Button>
      )}
      <GoogleButton />
    </>
  )
}
