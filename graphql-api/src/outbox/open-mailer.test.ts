import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { readConfig } from '../config.js'
import { RefusedMessage } from './mail.js'
import { openMailer } from './open-mailer.js'

const mail = {
  key: '7d9f2d3e-5d0a-4a8e-9a44-1f9f3f0a9a11',
  address: 'amina@gmail.com',
  subject: 'আবার স্টকে এসেছে: আতর',
  text: 'এটি এখন স্টকে আছে।\n\nhttp://localhost:4000/productDetail/1\n',
  html: '<!doctype html><p>এটি এখন স্টকে আছে।</p>',
}

interface Taken {
  user: unknown
  to: string[]
  source: string
}

/** A mail server that takes mails of user:word, but for those to nobody@…. */
const openSmtp = async () => {
  const taken: Taken[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'word' ? done(null, { user: username }) : done(new Error('Not known here')),
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? new Error('No such mailbox') : null),
    onData: async (stream, { user, envelope }, done) => {
      taken.push({ user, to: envelope.rcptTo.map(({ address }) => address), source: await text(stream) })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { taken, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** A part of a mail as it is read. */
const readable = (source: string, type: string) => {
  const [, part = ''] = source.replaceAll('\r\n', '\n').split(`Content-Type: ${type}; charset=utf-8\n`)
  const [head = '', ...lines] = part.split('\n\n')
  const [body = ''] = lines.join('\n\n').split('\n--')
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString()
  return decodeURIComponent(body.replaceAll('=\n', '').replaceAll('%', '%25').replaceAll('=', '%'))
}

test('with SMTP a mail goes to its address, from the shop, under a key that stays the same', async () => {
  const smtp = await openSmtp()
  const config = {
    kind: 'smtp',
    url: `smtp://user:word@127.0.0.1:${smtp.port}`,
    from: 'Sunnah Store <shop@shop.example>',
  } as const
  const send = openMailer(config, 'none')
  await send?.(mail)
  await send?.(mail)
  await smtp.close()

  expect(smtp.taken).toHaveLength(2)
  for (const { user, to, source } of smtp.taken) {
    expect([user, to]).toEqual(['user', ['amina@gmail.com']])
    expect(source).toContain(`Message-ID: <${mail.key}@shop.example>`)
    expect(source).toContain('From: Sunnah Store <shop@shop.example>')
    expect(source).toContain('multipart/alternative')
    expect(readable(source, 'text/html')).toContain('<p>এটি এখন স্টকে আছে।</p>')
    expect(readable(source, 'text/plain')).toContain('এটি এখন স্টকে আছে।\n\nhttp://localhost:4000/productDetail/1')
  }
})

test('a mail that has no page is sent as plain text alone', async () => {
  const smtp = await openSmtp()
  const config = { kind: 'smtp', url: `smtp://user:word@127.0.0.1:${smtp.port}`, from: 'shop@shop.example' } as const
  await openMailer(config, 'none')?.({ ...mail, html: null })
  await smtp.close()

  expect(smtp.taken).toEqual([
    expect.objectContaining({ source: expect.stringContaining('text/plain; charset=utf-8') }),
  ])
  expect(smtp.taken[0]?.source).not.toContain('text/html')
})

test('line ends in a subject or an address begin no header and add nobody', async () => {
  const smtp = await openSmtp()
  const config = { kind: 'smtp', url: `smtp://user:word@127.0.0.1:${smtp.port}`, from: 'shop@shop.example' } as const
  const send = openMailer(config, 'none')
  await send?.({ ...mail, subject: 'Attar\r\nBcc: eve@gmail.com' })
  await send?.({ ...mail, address: 'amina@gmail.com\r\nRCPT TO:<eve@gmail.com>' }).catch(() => {})
  await smtp.close()

  expect(smtp.taken[0]?.to).toEqual(['amina@gmail.com'])
  for (const { to, source } of smtp.taken) {
    expect(to).not.toContain('eve@gmail.com')
    expect(source).not.toMatch(/^(Bcc|RCPT)/im)
  }
})

test('an address that the mail server refuses, a wrong password and a server that is away are failures', async () => {
  const smtp = await openSmtp()
  const from = 'shop@shop.example'
  const at = (url: string) => openMailer({ kind: 'smtp', url, from }, 'none')

  const failed = (sending: Promise<void> | undefined) => expect(sending).rejects
  const refused = at(`smtp://user:word@127.0.0.1:${smtp.port}`)?.({ ...mail, address: 'nobody@gmail.com' })
  await failed(refused).toThrow('No such mailbox')
  await failed(refused).toBeInstanceOf(RefusedMessage)
  const wrong = at(`smtp://user:wrong@127.0.0.1:${smtp.port}`)?.(mail)
  await failed(wrong).toThrow('Not known here')
  await failed(wrong).not.toBeInstanceOf(RefusedMessage)
  await smtp.close()
  const away = at(`smtp://user:word@127.0.0.1:${smtp.port}`)?.(mail)
  await failed(away).toThrow('ECONNREFUSED')
  await failed(away).not.toBeInstanceOf(RefusedMessage)
  expect(smtp.taken).toEqual([])
})

test('with nothing configured a mail is kept in the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-outbox-'))
  await openMailer(readConfig({}).mail, folder)?.(mail)
  const [name = ''] = await readdir(folder)
  const kept = JSON.parse(await readFile(join(folder, name), 'utf8'))
  await rm(folder, { recursive: true })

  const { key: _, ...shown } = mail
  expect(kept).toMatchObject(shown)
})

test('in production without SMTP mails wait', () => {
  const project = { FIREBASE_PROJECT_ID: 'my-shop', FIREBASE_API_KEY: 'key', NODE_ENV: 'production' }
  expect(openMailer(readConfig(project).mail, 'none')).toBeNull()
  const smtp = { SMTP_URL: 'smtps://user:word@mail.example', MAIL_FROM: 'Sunnah Store <shop@shop.example>' }
  expect(readConfig({ ...project, ...smtp }).mail).toEqual({ kind: 'smtp', url: smtp.SMTP_URL, from: smtp.MAIL_FROM })
})

test('half of what SMTP needs, or what is none, is named', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM must be set with SMTP_URL')
  expect(() => readConfig({ MAIL_FROM: 'shop@shop.example' })).toThrow('SMTP_URL must be set with MAIL_FROM')
  expect(() => readConfig({ SMTP_URL: 'mail.example', MAIL_FROM: 'shop' })).toThrow(
    /SMTP_URL must be .*MAIL_FROM must be/,
  )
})
