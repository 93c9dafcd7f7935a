import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { StartupProblem } from '../startup-problem.js'

const require = createRequire(import.meta.url)

/** A user as the emulator stores it. */
export type EmulatorUser = Record<string, unknown> & { localId: string }

/** The part of firebase-tools' `ProjectState` that is needed to save its users. */
export interface EmulatorState {
  users: Map<string, EmulatorUser>
  overwriteUserWithLocalId(localId: string, user: EmulatorUser): void
}

interface Operation {
  responses?: unknown
}

interface PathItem {
  parameters?: { $ref?: string }[]
  get?: Operation
  post?: Operation
  patch?: Operation
  delete?: Operation
}

interface EmulatorModules {
  specification: { paths: Record<string, PathItem> }
  createApp(projectId: string, mode: number, states: Map<string, EmulatorState>): Promise<RequestListener>
  AgentProjectState: new (projectId: string) => EmulatorState
  refuseOtherProjects: number
}

/** The Firebase Auth emulator of `firebase-tools`, in this process: no Java, no network, and ready in a second. */
export const createAuthEmulator = async (projectId: string) => {
  const { specification, createApp, AgentProjectState, refuseOtherProjects } = load()
  keepOnlyUsed(specification)
  const state = new AgentProjectState(projectId)
  return { state, handle: await createApp(projectId, refuseOtherProjects, new Map([[projectId, state]])) }
}

const load = (): EmulatorModules => {
  try {
    return {
      specification: require('firebase-tools/lib/emulator/auth/apiSpec').default,
      createApp: require('firebase-tools/lib/emulator/auth/server').createApp,
      AgentProjectState: require('firebase-tools/lib/emulator/auth/state').AgentProjectState,
      refuseOtherProjects: require('firebase-tools/lib/emulator/auth').SingleProjectMode.ERROR,
    }
  } catch {
    throw new StartupProblem(
      'The Auth emulator is not installed: run npm ci with its development packages, or set FIREBASE_PROJECT_ID.',
    )
  }
}

// The endpoints that the web SDK and firebase-admin use.
const used = new RegExp(
  [
    '^/v1/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|sendVerificationCode|signInWithCustomToken|signInWithIdp|signInWithPassword|signInWithPhoneNumber|signUp|update)$',
    '^/v1/projects/{targetProjectId}/accounts(:(batchCreate|batchGet|delete|lookup|query|sendOobCode|update))?$',
    '^/v1/(projects|recaptchaParams|token)$',
    '^/v2/(recaptchaConfig|passwordPolicy|projects/{targetProjectId}/config)$',
    '^/emulator/v1/projects/{targetProjectId}/(accounts|config|oobCodes|verificationCodes)$',
  ].join('|'),
)

const anyAnswer = { 200: { description: 'OK', content: { '*/*': { schema: {} } } } }

// The emulator compiles a validator for each parameter and answer of 80 paths, which takes it 15 seconds.
const keepOnlyUsed = ({ paths }: EmulatorModules['specification']) => {
  for (const [path, item] of Object.entries(paths)) {
    if (!used.test(path)) {
      delete paths[path]
      continue
    }
    item.parameters = (item.parameters ?? []).filter(({ $ref }) => !$ref)
    for (const operation of [item.get, item.post, item.patch, item.delete])
      if (operation) operation.responses = anyAnswer
  }
}
