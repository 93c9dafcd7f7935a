import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server that takes every mail, and calls somebody at a chosen moment of one: as the shop connects (`connect`), when
 * the mail has come whole and is not taken yet (`data`), or as it is told that it was (`taken`).
 */
export const openMailServer = async () => {
  /** What was taken: the key of each mail, and the order that it is about. */
  const taken = []
  let waiting = null
  const reach = (moment) => {
    if (waiting?.moment !== moment) return false
    const { call } = waiting
    waiting = null
    call()
    return true
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => done(reach('connect') ? new Error('Not now') : null),
    onData: async (stream, _, done) => {
      const mail = await text(stream)
      if (reach('data')) return done(new Error('Not now'))
      const [, key] = /^Message-ID: <([^@]+)@/im.exec(mail) ?? []
      const [, number] = /^Subject: Your order (\S+) is placed/m.exec(mail) ?? []
      taken.push({ key, number })
      done()
      reach('taken')
    },
  })
  // Whoever is killed leaves connections that break off.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    taken,
    at: (moment, call) => {
      waiting = { moment, call }
    },
    close: () => server.close(),
  }
}
