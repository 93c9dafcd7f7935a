import { screen, waitFor, within } from '@testing-library/react'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { noConnection, refused } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

const mockConfig = { mails: 'kept', texts: false, footer: {}, phones: {} }
jest.mock('../lib/network/client-config.ts', () => ({
  readKnownConfig: () => null,
  loadClientConfig: async () => mockConfig,
}))

const settings = {
  __typename: 'MessageSettings',
  version: 3,
  byMail: ['PLACED', 'SHIPPED'],
  bySms: [],
  newOrdersTo: null,
}

beforeEach(logInAfresh)

const mail = (id: string, subject: string) => ({
  __typename: 'Mail',
  id,
  subject,
  address: 'amina@gmail.com',
  lastError: '550 no such mailbox',
  gaveUpAt: '2026-11-20T08:00:00Z',
})
const pageOf = (...items: ReturnType<typeof mail>[]) => ({
  givenUpMails: { __typename: 'MailPage', total: items.length, pageCount: items.length > 0 ? 1 : 0, items },
})

const open = (answers: Parameters<typeof serverOf>[1], address = '/mails') =>
  visit(address, serverOf(buildUser({ isAdmin: true }), answers))

test('a mail that was not sent says to whom and why, and is tried again at a press', async () => {
  let mails = [mail('m-1', 'Back in stock: Oud Attar'), mail('m-2', 'Back in stock: Tasbih')]
  const RetryMail = jest.fn(() => {
    mails = mails.slice(1)
    return { retryMail: true }
  })
  const { user } = await open({ GivenUpMails: () => pageOf(...mails), RetryMail })
  const [first] = await within(screen.getByRole('main')).findAllByRole('listitem')
  expect(first).toHaveTextContent('Back in stock: Oud Attar')
  expect(first).toHaveTextContent('To amina@gmail.com')
  expect(first).toHaveTextContent('550 no such mailbox')
  await user.click(screen.getByRole('button', { name: 'Try again: Back in stock: Oud Attar' }))

  expect(await screen.findByText('It is tried again now')).toBeVisible()
  expect(RetryMail).toHaveBeenCalledWith({ id: 'm-1' })
  expect(screen.queryByText('Back in stock: Oud Attar')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Mails that were not sent' })).toHaveFocus()
})

test('a mail whose trying failed stays, and says so; a shop whose mails all went says that, and one without a mail server does not', async () => {
  const { user } = await open({
    GivenUpMails: () => pageOf(mail('m-1', 'Late')),
    RetryMail: () => Promise.reject(noConnection()),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again: Late' }))
  expect(await screen.findByText('That did not work. Check your connection, then try again.')).toBeVisible()
  expect(screen.getByText('Late')).toBeVisible()

  document.body.innerHTML = ''
  await open({ GivenUpMails: () => pageOf() })
  expect(await screen.findByText(/No mail server is set up/)).toBeVisible()
  document.body.innerHTML = ''
  mockConfig.mails = 'sent'
  await open({ GivenUpMails: () => pageOf() })
  mockConfig.mails = 'kept'
  expect(await screen.findByText('All mails of the shop were sent.')).toBeVisible()
})

test('how many text messages one phone gets at most is told as the server counts them', async () => {
  mockConfig.texts = true
  await open({ MessageSettings: () => ({ messageSettings: settings }) }, '/messages')
  expect(await screen.findByText(/at most 5 in 24 hours to one phone/)).toBeVisible()
  mockConfig.texts = false
})

test('which messages are sent is read, checked and set over what was read, and not over what somebody else has set', async () => {
  let version = 3
  const SetMessageSettings = jest.fn((_: Record<string, unknown>) => {
    if (SetMessageSettings.mock.calls.length === 1)
      return refused('SETTINGS_CHANGED', { expectedVersion: 3, version: 5 })
    return { setMessageSettings: { ...settings, version: 6 } }
  })
  const MessageSettings = () => ({ messageSettings: { ...settings, version } })
  const { user } = await open({ MessageSettings, SetMessageSettings }, '/messages')
  const byMail = within(await screen.findByRole('region', { name: 'By mail' }))
  const bySms = within(screen.getByRole('region', { name: 'By text message' }))
  expect(await byMail.findByText(/nobody gets them/)).toBeVisible()
  expect(bySms.getByText(/none are sent/)).toBeVisible()
  expect(byMail.getByLabelText('Order placed')).toBeChecked()
  expect(byMail.getByLabelText('Order delivered')).not.toBeChecked()

  await user.click(byMail.getByLabelText('Order placed'))
  await user.click(bySms.getByLabelText('Order cancelled'))
  const owner = screen.getByLabelText(/hears of each new order/)
  await user.type(owner, 'owner')
  await user.click(screen.getByRole('button', { name: 'Save messages' }))
  expect(screen.getAllByText(/Enter an email address such as/)).not.toHaveLength(0)
  expect(SetMessageSettings).not.toHaveBeenCalled()

  await user.type(owner, '@gmail.com')
  version = 5
  await user.click(screen.getByRole('button', { name: 'Save messages' }))
  expect(await screen.findByText(/Somebody else has changed the messages/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save messages' }))
  await waitFor(() => expect(SetMessageSettings).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.queryByText(/Somebody else has changed/)).not.toBeInTheDocument())
  const input = { byMail: ['SHIPPED'], bySms: ['CANCELLED'], newOrdersTo: 'owner@gmail.com' }
  expect(SetMessageSettings.mock.calls.map(([variables]) => variables)).toEqual([
    { input: { ...input, expectedVersion: 3 } },
    { input: { ...input, expectedVersion: 5 } },
  ])
})
