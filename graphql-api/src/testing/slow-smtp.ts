import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes every mail, and thinks before each of its answers. @param pause in milliseconds */
export const openSlowSmtp = async (pause: number) => {
  const told = { steps: 0, taken: 0 }
  const answer = async (done: () => void) => {
    await setTimeout(pause)
    told.steps += 1
    done()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => void answer(done),
    onMailFrom: (_address, _session, done) => void answer(done),
    onRcptTo: (_address, _session, done) => void answer(done),
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => {
        told.taken += 1
        void answer(done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    steps: () => told.steps,
    taken: () => told.taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
