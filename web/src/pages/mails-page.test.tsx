import { screen, within } from '@testing-library/react'
import { buildUser, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { noConnection } from '../testing/fake-server.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(() => {
  localStorage.clear()
  stayLoggedIn()
})

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

test('a mail whose trying failed stays, and says so; a shop whose mails all went says that', async () => {
  const { user } = await open({
    GivenUpMails: () => pageOf(mail('m-1', 'Late')),
    RetryMail: () => Promise.reject(noConnection()),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again: Late' }))
  expect(await screen.findByText('That did not work. Check your connection, then try again.')).toBeVisible()
  expect(screen.getByText('Late')).toBeVisible()

  document.body.innerHTML = ''
  await open({ GivenUpMails: () => pageOf() })
  expect(await screen.findByText('All mails of the shop were sent.')).toBeVisible()
})
