import { emailPattern } from '@sunnah-store/schema/email'
import { limits } from '@sunnah-store/schema/limits'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { FailureKind } from '../../lib/failure/failure.ts'
import { useErrorsInLanguage } from '../../lib/hooks/use-errors-in-language.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { type Message, sendFailure, sendMessage } from './send-message.ts'

const empty: Message = { name: '', email: '', message: '' }
const email = new RegExp(emailPattern)

/** The state of the contact form: its fields and their rules, what became of the last sending. */
export const useContactForm = () => {
  const { contact: copy } = useCopy()
  const [sent, setSent] = useState<Message | null>(null)
  const [failure, setFailure] = useState<FailureKind | null>(null)
  const form = useForm<Message>({ defaultValues: empty, shouldFocusError: false })

  useErrorsInLanguage(form)

  const [send, sending] = useOnce(async (message: Message) => {
    setFailure(null)
    try {
      await sendMessage(message)
      setSent(message)
    } catch (error) {
      setFailure(sendFailure(error))
    }
  })

  const rules = {
    name: (typed: string) => {
      if (!isVisible(typed)) return copy.nameMissing
      return typed.trim().length <= limits.name || copy.nameTooLong
    },
    email: (typed: string) => {
      if (!typed.trim()) return copy.emailMissing
      return (typed.length <= limits.contact.email && email.test(typed.trim())) || copy.emailWrong
    },
    message: (typed: string) => {
      if (!isVisible(typed)) return copy.messageMissing
      const { length } = typed.trim()
      return length <= limits.contact.message || copy.messageTooLong(length)
    },
  }

  const writeAnother = () => {
    form.reset({ ...sent, message: '' })
    setSent(null)
  }

  return { form, rules, sent, failure, sending, handleSubmit: form.handleSubmit(send), writeAnother }
}
