import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createAuthEmulator, type EmulatorState, type EmulatorUser } from './auth-emulator.js'
import { demoAccounts, demoPassword } from './demo/accounts.js'

export interface EmbeddedIdentity {
  port: number
  stop: () => Promise<void>
}

interface Options {
  projectId: string
  host: string
  /** The preferred port; when it is in use, any free one. */
  port: number
  /** The file of its users, passwords included: demo data only. */
  usersFile: string
}

/** Starts the Auth emulator with the users from its file; on the first start with the demo accounts. */
export const startAuthEmulator = async ({ projectId, host, port, usersFile }: Options): Promise<EmbeddedIdentity> => {
  const { state, handle } = await createAuthEmulator(projectId)
  for (const user of (await readUsers(usersFile)) ?? demoUsers()) state.overwriteUserWithLocalId(user.localId, user)

  const save = saver(state, usersFile)
  await save()
  const answer = afterSaving(handle, save)
  const server = await listen(answer, host, port).catch(() => listen(answer, host, 0))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await save()
    },
  }
}

const readUsers = async (file: string): Promise<EmulatorUser[] | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

const demoUsers = (): EmulatorUser[] =>
  demoAccounts.map(({ uid, email, name }) => ({
    localId: uid,
    email,
    emailVerified: true,
    displayName: name,
    // The format in which the emulator stores a password.
    salt: `fakeSalt${uid}`,
    passwordHash: `fakeHash:salt=fakeSalt${uid}:password=${demoPassword}`,
    passwordUpdatedAt: Date.now(),
    validSince: String(Math.floor(Date.now() / 1000)),
    createdAt: String(Date.now()),
  }))

// Written to a temporary file and renamed, one write at a time, so that the file is never incomplete.
const saver = ({ users }: EmulatorState, file: string) => {
  let last = ''
  let turn = Promise.resolve()
  const write = async () => {
    const text = JSON.stringify([...users.values()])
    if (text === last) return
    await writeFile(`${file}.new`, text, { mode: 0o600 })
    await rename(`${file}.new`, file)
    last = text
  }
  return () => {
    turn = turn.catch(() => {}).then(write)
    return turn
  }
}

// The response waits for the file, so that a confirmed sign-up survives a crash.
const afterSaving =
  (handle: RequestListener, save: () => Promise<void>): RequestListener =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'OPTIONS') endAfter(response, save)
    handle(request, response)
  }

const endAfter = (response: ServerResponse, save: () => Promise<void>) => {
  const end = response.end.bind(response)
  response.end = (...args: unknown[]) => {
    save().then(
      () => Reflect.apply(end, response, args),
      (error) => response.destroy(error),
    )
    return response
  }
}

const listen = (handle: RequestListener, host: string, port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer(handle).once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
