import { useEffect, useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { FailureKind } from '../../lib/failure/failure.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { TextAreaField, TextField } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { contactRules } from './contact-rules.ts'
import { MessageSent } from './message-sent.tsx'
import { type Message, sendFailure, sendMessage } from './send-message.ts'

interface ContactFormProps {
  /** The shop only stores the message, so no reply is promised. */
  isKept: boolean
  /** Who writes, when that is known; some have no email. */
  sender: { name: string; email: string | null } | null
}

/** The contact form. It keeps its contents until they have been sent. */
export const ContactForm = ({ isKept, sender }: ContactFormProps) => {
  const copy = useCopy(shoppingCopy)
  const { contact: words } = copy
  const [sent, setSent] = useState<Message | null>(null)
  const form = useShopForm<Message, FailureKind>({
    defaultValues: { name: '', email: '', message: '' },
    send: (message) =>
      sendMessage(message).then(() => {
        setSent(message)
        return null
      }, sendFailure),
  })
  const { busy, field, getValues, problem, reset, setValue } = form
  // Who writes may be known later than the form is there; what was typed until then stays.
  useEffect(() => {
    if (!sender) return
    if (!getValues('name')) setValue('name', sender.name)
    if (sender.email && !getValues('email')) setValue('email', sender.email)
  }, [sender, getValues, setValue])
  const rules = contactRules(copy)

  const writeAnother = () => {
    reset({ ...sent, message: '' })
    setSent(null)
  }

  if (sent) return <MessageSent message={sent} isKept={isKept} onWriteAnother={writeAnother} />
  return (
    <ShopForm form={form}>
      <TextField label={copy.account.name} autoComplete="name" {...field('name', { validate: rules.name })} />
      <TextField
        type="email"
        label={copy.account.email}
        hint={isKept ? words.kept.emailHint : words.emailHint}
        autoComplete="email"
        {...field('email', { validate: rules.email })}
      />
      <TextAreaField
        rows={6}
        label={words.message}
        hint={words.messageHint}
        {...field('message', { validate: rules.message })}
      />
      <FormProblem problem={problem}>
        <strong>{words.failedHeading}</strong>
        <span>{problem && copy.failure[problem]}</span>
        <span>{words.failedText}</span>
      </FormProblem>
      <SubmitButton busy={busy} busyLabel={copy.asking.sending}>
        {problem ? copy.tryAgain : words.send}
      </SubmitButton>
    </ShopForm>
  )
}
