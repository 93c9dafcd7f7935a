import { type FailureKind, failureKind } from '../../lib/failure/failure.ts'
import { loadClientConfig } from '../../lib/network/client-config.ts'

export interface Message {
  name: string
  email: string
  message: string
}

const timeLimit = 30_000

/** Sends what somebody wrote to the shop, as EmailJS' send-form takes it. */
export const sendMessage = async ({ name, email, message }: Message) => {
  const { contact } = await loadClientConfig()
  if (!contact) throw new Error('The contact form is not set up')

  const form = new FormData()
  form.append('service_id', contact.serviceId)
  form.append('template_id', contact.templateId)
  form.append('user_id', contact.publicKey)
  form.append('name', name.trim())
  form.append('email', email.trim())
  form.append('message', message.trim())
  const response = await post(contact.sendFormUrl, form)
  console.info(`Contact form: ${response.status}`)
  if (!response.ok) throw new NotSent(response.status)
}

/** Why a message was not sent, for the person who wrote it. */
export const sendFailure = (error: unknown): FailureKind => {
  console.error(error)
  return failureKind(error)
}

class NotSent extends Error {
  constructor(readonly statusCode: number) {
    super(`Answered with ${statusCode}`)
  }
}

const post = async (url: string, body: FormData) => {
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(new TypeError(`No answer in ${timeLimit} ms`)), timeLimit)
  try {
    return await fetch(url, { method: 'POST', body, signal: tooLong.signal })
  } finally {
    clearTimeout(timer)
  }
}
