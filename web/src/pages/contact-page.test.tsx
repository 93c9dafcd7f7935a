import type { ClientConfig } from '@sunnah-store/schema/client-config'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

let contact: ClientConfig['contact'] = null
jest.mock('../lib/network/client-config.ts', () => ({ loadClientConfig: async () => ({ contact, footer: {} }) }))

const sendForm = jest.fn<Promise<Response>, [string, { body: FormData }]>()
const { fetch } = globalThis
beforeEach(() => {
  contact = {
    kind: 'emailjs',
    sendFormUrl: '/send-form',
    serviceId: 'service_1',
    templateId: 'template_1',
    publicKey: 'key_1',
  }
  Object.assign(globalThis, { fetch: sendForm.mockReset().mockResolvedValue(new Response('OK')) })
  jest.spyOn(console, 'info').mockReturnValue()
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  Object.assign(globalThis, { fetch })
  jest.restoreAllMocks()
})

const open = async () => {
  const { user } = await visit('/contactus', fakeServer({}))
  await screen.findByRole('heading', { level: 1, name: 'Get In Touch' })
  const box = (name: string) => screen.getByRole('textbox', { name })
  return {
    user,
    box,
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
    fill: async () => {
      await user.type(box('Name'), 'Amina')
      await user.type(box('Email'), 'amina@example.com')
      await user.type(box('Message'), 'Do you deliver to Bandarban?')
    },
  }
}

test('what is written is sent as EmailJS takes it, and the sender sees that it was', async () => {
  const { fill, send } = await open()
  await fill()
  await send()

  expect(await screen.findByRole('heading', { name: 'Your message has been sent' })).toHaveFocus()
  expect(screen.getByText('Thank you, Amina. Our answer will go to amina@example.com.')).toBeVisible()
  expect(sendForm).toHaveBeenCalledTimes(1)
  const [url, { body }] = sendForm.mock.calls[0] ?? ['', { body: new FormData() }]
  expect(url).toBe('/send-form')
  expect(Object.fromEntries(body)).toEqual({
    service_id: 'service_1',
    template_id: 'template_1',
    user_id: 'key_1',
    name: 'Amina',
    email: 'amina@example.com',
    message: 'Do you deliver to Bandarban?',
  })
})

test('an empty form names every field that is missing, and leads to it', async () => {
  const { user, box, send } = await open()
  await send()

  const summary = await screen.findByRole('group', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter your name',
    'Enter your email',
    'Write your message',
  ])
  expect(box('Name')).toBeInvalid()
  expect(box('Name')).toHaveAccessibleDescription('Enter your name')
  await user.click(within(summary).getByRole('link', { name: 'Write your message' }))
  expect(box('Message')).toHaveFocus()
  expect(sendForm).not.toHaveBeenCalled()
})

test('a mistake goes away while it is corrected', async () => {
  const { user, box, fill, send } = await open()
  await fill()
  await user.clear(box('Email'))
  await user.type(box('Email'), 'amina')
  await send()

  expect(await screen.findAllByText('Enter an email address, for example amina@gmail.com')).toHaveLength(2)
  await user.type(box('Email'), '@example.com')
  expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull()
  expect(box('Email')).toBeValid()
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'The shop could not be reached.'],
  ['too many mails', async () => new Response('', { status: 429 }), 'The shop is very busy right now.'],
  ['a refusal', async () => new Response('', { status: 400 }), 'It is our fault, not yours.'],
])('after %s everything typed is still there and can be sent again', async (_, answer, why) => {
  const { user, box, fill, send } = await open()
  sendForm.mockImplementationOnce(answer)
  await fill()
  await send()

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Your message could not be sent')
  expect(alert).toHaveTextContent(why)
  expect(alert).toContainElement(document.activeElement as HTMLElement)
  expect(box('Message')).toHaveValue('Do you deliver to Bandarban?')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
})

test('the length of a message is told in characters, an emoji being one', async () => {
  const { box, fill, send } = await open()
  await fill()
  fireEvent.change(box('Message'), { target: { value: '👍'.repeat(5001) } })
  await send()
  expect(await screen.findByRole('link', { name: /^Your message has 5,001 characters/ })).toBeVisible()
  fireEvent.change(box('Message'), { target: { value: '👍'.repeat(5000) } })
  await send()
  expect(await screen.findByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
})

test('a message on its way says so and is not sent twice', async () => {
  const { user, fill, send } = await open()
  let answer = (_: Response) => {}
  sendForm.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await fill()
  await send()

  await user.click(screen.getByRole('button', { name: 'Sending…' }))
  expect(sendForm).toHaveBeenCalledTimes(1)
  answer(new Response('OK'))
  expect(await screen.findByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
})

test('another message begins with the same name and email', async () => {
  const { user, box, fill, send } = await open()
  await fill()
  await send()

  await user.click(await screen.findByRole('button', { name: 'Write another message' }))
  expect(box('Name')).toHaveValue('Amina')
  expect(box('Message')).toHaveValue('')
})

test('a shop that only keeps what is written promises no answer', async () => {
  if (contact) contact = { ...contact, kind: 'kept' }
  const { box, fill, send } = await open()
  expect(screen.getByText(/^This shop is being tried out/)).toHaveTextContent('no mail is sent, and nobody will answer')
  expect(box('Email')).toHaveAccessibleDescription('It is kept with your message')
  await fill()
  await send()

  expect(await screen.findByRole('heading', { name: 'Your message has been kept' })).toHaveFocus()
  expect(screen.getByText(/^Thank you, Amina/)).toHaveTextContent('No mail was sent, and nobody will answer')
  expect(document.body).not.toHaveTextContent(/our answer/i)
})

test('a shop without a way to send says so and offers no form', async () => {
  contact = null
  await open()

  expect(screen.getByText('This form is not set up yet')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('who is signed in finds name and email filled in, and can change them', async () => {
  stayLoggedIn()
  const { user } = await visit('/contactus', serverOf(buildUser()))
  expect(await screen.findByDisplayValue('Amina')).toBe(screen.getByRole('textbox', { name: 'Name' }))
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toHaveValue('amina@gmail.com')
  await user.clear(email)
  await user.type(email, 'other@example.com')
  expect(email).toHaveValue('other@example.com')
  localStorage.clear()
})

test('after a log-out nobody finds what the person before has typed', async () => {
  stayLoggedIn()
  const { user } = await visit('/contactus', serverOf(buildUser()))
  await screen.findByDisplayValue('Amina')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'For the shop alone')
  await user.click(screen.getByRole('button', { name: /^Account of/ }))
  await user.click(screen.getByRole('button', { name: 'Logout' }))

  await screen.findByRole('link', { name: 'Log in' })
  for (const name of ['Name', 'Email', 'Message']) expect(screen.getByRole('textbox', { name })).toHaveValue('')
  localStorage.clear()
})

test('what a visitor has typed stays when they log in somewhere else', async () => {
  const { user } = await visit('/contactus', serverOf(buildUser()))
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Do you deliver?')
  stayLoggedIn()
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))

  expect(await screen.findByDisplayValue('Amina')).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you deliver?')
  localStorage.clear()
})
