import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { ContactNotSetUp } from '../features/contact/contact-not-set-up.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import type { SessionState } from '../lib/identity/session-state.ts'
import { useSessionState } from '../lib/identity/use-session.ts'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Stack } from '../ui/basic/panel.tsx'
import { FormColumn } from '../ui/layout/page-layout.ts'
import type { ContactData } from './contact-loader.ts'

export const ContactPage = () => {
  const copy = useCopy(shoppingCopy)
  const { heading, text, kept } = copy.contact
  const { taker } = useLoaderData<ContactData>()

  return (
    <FormColumn>
      <Stack $gap="small">
        <PageHeading title={copy.pageTitle(copy.menu.contact)}>{heading}</PageHeading>
        {taker !== 'none' && <Muted>{taker === 'kept' ? kept.text : text}</Muted>}
      </Stack>
      {taker === 'none' ? <ContactNotSetUp /> : <FilledForm isKept={taker === 'kept'} />}
    </FormColumn>
  )
}

const FilledForm = ({ isKept }: { isKept: boolean }) => {
  const session = useSessionState()
  return (
    <ContactForm
      key={usePeopleBefore(session)}
      isKept={isKept}
      sender={session.status === 'signedIn' ? session.user : null}
    />
  )
}

/** How many people have left this page to somebody else: what they typed is for nobody after them. */
const usePeopleBefore = (session: SessionState) => {
  const [{ writer, before }, setPeople] = useState<{ writer: string | null; before: number }>({
    writer: null,
    before: 0,
  })
  const isLeft = session.status === 'signedOut' && !session.ended
  const now = session.status === 'signedIn' ? session.user.id : isLeft ? null : writer
  if (now !== writer) setPeople({ writer: now, before: writer === null ? before : before + 1 })
  return before
}
