import { useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { ContactNotSetUp } from '../features/contact/contact-not-set-up.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Stack } from '../ui/basic/panel.tsx'
import { FormColumn } from '../ui/layout/page-layout.ts'
import type { ContactData } from './contact-loader.ts'

export const ContactPage = () => {
  const copy = useCopy()
  const { heading, text } = copy.contact
  const { isSetUp } = useLoaderData<ContactData>()

  return (
    <FormColumn>
      <Stack $gap="small">
        <PageHeading title={copy.pageTitle(copy.menu.contact)}>{heading}</PageHeading>
        {isSetUp && <Text>{text}</Text>}
      </Stack>
      {isSetUp ? <ContactForm /> : <ContactNotSetUp />}
    </FormColumn>
  )
}

const Text = styled.p`
  color: var(--muted);
`
