import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CleanedEnv, customCleanEnv } from 'envalid'
import { type ContactConfig, contactOf, contactProblems } from './contact/contact-config.js'
import { type SteadfastConfig, steadfastOf, steadfastProblems } from './courier/steadfast/steadfast-config.js'
import { type MailConfig, mailOf, mailProblems } from './outbox/mail-config.js'
import { type SmsConfig, smsOf } from './outbox/sms-config.js'
import { type PictureConfig, pictureProblems, picturesOf } from './picture/picture-config.js'
import { isLoopback } from './start/addresses.js'
import { type DatabaseConfig, databaseOf, databaseProblems } from './start/database-config.js'
import { withFiles } from './start/file-settings.js'
import { settings } from './start/settings.js'
import { StartupProblem } from './startup-problem.js'

/** The identity service: a Firebase project, a running Auth emulator, or an emulator that the shop starts itself. */
export type IdentityConfig =
  | { kind: 'project'; projectId: string; apiKey: string; authDomain: string }
  | { kind: 'joined-emulator'; projectId: string; host: string }
  | { kind: 'own-emulator'; projectId: string; port: number }

export interface Config extends DatabaseConfig {
  host: string
  port: number
  /** How many processes serve on the port. */
  processes: number
  dataDir: string
  production: boolean
  /** Where figures about the running shop are told; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** The shop's public URL, when it differs from the address that the server listens on. */
  publicUrl: string | null
  /** With which the server itself speaks TLS, to a proxy that wants it; null: plain HTTP. */
  tls: { cert: string; key: string } | null
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: readonly string[]
  /** Origins other than the shop's own that may call it (CORS). */
  corsOrigins: readonly string[]
  /** Null: generated once and stored in the data folder. */
  accessTokenSecret: string | null
  /** What they have signed is accepted too. */
  otherTokenSecrets: readonly string[]
  /** Null: generated once and stored in the data folder. */
  secondFactorSecret: string | null
  /** What they have sealed is opened too. */
  otherSecondFactorSecrets: readonly string[]
  /** Whether who works in the shop may do so only with a second factor. */
  rightsNeedSecondFactor: boolean
  /** In lower case. */
  adminEmails: readonly string[]
  identity: IdentityConfig
  /** Whether people may sign in by phone. */
  phoneSignIn: boolean
  contact: ContactConfig
  mail: MailConfig
  sms: SmsConfig
  /** Null: the shop is not connected to Steadfast. */
  steadfast: SteadfastConfig | null
  pictures: PictureConfig
  /** Factor for all rate limits: 2 doubles them. */
  rateLimitScale: number
  /** How much memory kept answers may take; 0 keeps none. */
  keptAnswersBytes: number
  /** Whether browsers keep the pages that they have seen, to be read offline. */
  offlinePages: boolean
  /** As +880…. */
  phones: { call: string | null; whatsApp: string | null }
  footer: {
    companyLine: string | null
    facebookUrl: string | null
    instagramUrl: string | null
    youtubeUrl: string | null
  }
}

// Firebase makes no network calls for projects whose id begins with "demo-".
const demoProject = 'demo-sunnah-store'

/** The settings of this process: environment variables, then a `.env` file in the working folder. */
export const loadConfig = (): Config => {
  const file = resolve('.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env)
}

/** @throws StartupProblem that names every invalid variable */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()])
  const { given, problems } = withFiles(Object.fromEntries(trimmed.filter(([, value]) => value)))
  const env = customCleanEnv(given, settings, (cleaned) => cleaned, {
    // Without envalid's own message: it repeats the value, which may be a secret.
    reporter: ({ errors }) => {
      for (const [name, { desc }] of Object.entries(settings))
        if (name in errors) problems.push(`${name} must be ${desc}`)
    },
  })

  const identity = identityOf(env)
  problems.push(
    ...databaseProblems(given),
    ...proxyProblems(given),
    ...tlsProblems(given),
    ...identityProblems(env, identity),
    ...secretProblems(env),
    ...contactProblems(env),
    ...mailProblems(env),
    ...steadfastProblems(env),
    ...pictureProblems(env),
  )
  if (problems.length > 0) throw new StartupProblem(`Settings that cannot be used: ${problems.join('; ')}.`)

  return {
    host: env.HOST,
    port: env.PORT,
    processes: env.WEB_CONCURRENCY,
    dataDir: resolve(env.DATA_DIR),
    production: env.NODE_ENV === 'production',
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    publicUrl: env.PUBLIC_URL ?? null,
    tls: env.TLS_CERTIFICATE && env.TLS_KEY ? { cert: env.TLS_CERTIFICATE, key: env.TLS_KEY } : null,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    ...databaseOf(env),
    accessTokenSecret: env.ACCESS_TOKEN_SECRET ?? null,
    otherTokenSecrets: env.ACCESS_TOKEN_OTHER_SECRETS,
    secondFactorSecret: env.SECOND_FACTOR_SECRET ?? null,
    otherSecondFactorSecrets: env.SECOND_FACTOR_OTHER_SECRETS,
    rightsNeedSecondFactor: env.RIGHTS_NEED_SECOND_FACTOR,
    adminEmails: env.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    identity,
    phoneSignIn: env.PHONE_SIGN_IN ?? identity.kind !== 'project',
    contact: contactOf(env),
    mail: mailOf(env),
    sms: smsOf(env),
    steadfast: steadfastOf(env),
    pictures: picturesOf(env),
    rateLimitScale: env.RATE_LIMIT_SCALE,
    keptAnswersBytes: env.KEPT_ANSWERS_MB * 1024 * 1024,
    offlinePages: env.OFFLINE_PAGES,
    phones: { call: env.SHOP_PHONE ?? null, whatsApp: env.SHOP_WHATSAPP ?? null },
    footer: {
      companyLine: env.COMPANY_LINE ?? null,
      facebookUrl: env.FACEBOOK_URL ?? null,
      instagramUrl: env.INSTAGRAM_URL ?? null,
      youtubeUrl: env.YOUTUBE_URL ?? null,
    },
  }
}

type Settings = CleanedEnv<typeof settings>

/** Of several machines, each would seal with a secret of its own, and refuse the right codes of the others. */
const secretProblems = ({ NODE_ENV, ACCESS_TOKEN_SECRET, SECOND_FACTOR_SECRET }: Settings): string[] =>
  NODE_ENV === 'production' && ACCESS_TOKEN_SECRET && !SECOND_FACTOR_SECRET
    ? ['SECOND_FACTOR_SECRET must be set where ACCESS_TOKEN_SECRET is']
    : []

const identityOf = (env: Settings): IdentityConfig => {
  const projectId = env.FIREBASE_PROJECT_ID ?? demoProject
  if (env.FIREBASE_AUTH_EMULATOR_HOST)
    return { kind: 'joined-emulator', projectId, host: env.FIREBASE_AUTH_EMULATOR_HOST }
  if (!env.FIREBASE_PROJECT_ID) return { kind: 'own-emulator', projectId, port: env.AUTH_EMULATOR_PORT }
  return {
    kind: 'project',
    projectId,
    apiKey: env.FIREBASE_API_KEY ?? '',
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
  }
}

// A trusted proxy may pass on an X-Forwarded-Host that anybody can send: pages that are kept for all would tell it.
const proxyProblems = (given: Record<string, string | undefined>): string[] =>
  given.TRUST_PROXY && !given.PUBLIC_URL
    ? ['PUBLIC_URL must be set with TRUST_PROXY, to the origin that people type, such as https://shop.example']
    : []

const tlsProblems = (given: Record<string, string | undefined>): string[] =>
  Boolean(given.TLS_CERTIFICATE) === Boolean(given.TLS_KEY)
    ? []
    : [
        `${given.TLS_KEY ? 'TLS_CERTIFICATE' : 'TLS_KEY'} must be set with ${given.TLS_KEY ? 'TLS_KEY' : 'TLS_CERTIFICATE'}`,
      ]

// The emulator's tokens are unsigned: anyone who can reach the shop could sign in as anyone.
const identityProblems = (env: Settings, identity: IdentityConfig): string[] => {
  if (identity.kind === 'project')
    return env.FIREBASE_API_KEY ? [] : ['FIREBASE_API_KEY must be set with FIREBASE_PROJECT_ID']
  if (env.NODE_ENV === 'production')
    return [
      'NODE_ENV=production needs a Firebase project (FIREBASE_PROJECT_ID), the Auth emulator proves nobody’s identity',
    ]
  const reached = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : env.HOST
  if (!(isLoopback(env.HOST) && isLoopback(reached)) && !env.DEMO)
    return [
      `HOST ${env.HOST} is open to others, which needs a Firebase project (FIREBASE_PROJECT_ID) or DEMO=1: the Auth emulator proves nobody’s identity`,
    ]
  return []
}
