import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { EnvError, makeExactValidator } from 'envalid'

// A setting that cannot be used is named with what it must be; its value is not repeated, it may be a secret.
const setting = <T>(must: string, parse: (input: string) => T | null) =>
  makeExactValidator<T>((input) => {
    const value = parse(input.trim())
    if (value === null) throw new EnvError(must)
    return value
  })

const list = (must: string, accepts: (item: string) => boolean) =>
  setting(must, (input) => {
    const items = input.split(',').map((item) => item.trim())
    return items.every(accepts) ? items : null
  })

const urlOf = (input: string, ...protocols: string[]) => {
  const url = URL.canParse(input) ? new URL(input) : null
  return url && protocols.includes(url.protocol) ? url : null
}

const isOrigin = (input: string) => urlOf(input, 'http:', 'https:')?.origin === input

const isProxyAddress = (input: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(input)) return true
  const [address = '', bits] = input.split('/')
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}

const port = setting('must be a port, 1 to 65535', (input) => {
  const number = /^\d{1,5}$/.test(input) ? Number(input) : 0
  return number >= 1 && number <= 65535 ? number : null
})
const flag = setting('must be 1 or 0', (input) => ({ 1: true, true: true, 0: false, false: false })[input] ?? null)
const origin = setting('must be an origin such as https://shop.example', (input) => (isOrigin(input) ? input : null))
const factor = setting('must be a number above 0', (input) =>
  /^\d{1,6}(\.\d{1,3})?$/.test(input) && Number(input) > 0 ? Number(input) : null,
)
const text = setting('must not be blank', (input) => input || null)
const url = setting('must be an http or https address', (input) => urlOf(input, 'http:', 'https:')?.href ?? null)

/** Every variable that the shop reads, and what each must be. An unset or empty one takes its default. */
export const settings = {
  NODE_ENV: text({ default: undefined }),
  PORT: port({ default: 4000 }),
  HOST: text({ default: '127.0.0.1' }),
  DATA_DIR: text({ default: '.data' }),
  DEMO: flag({ default: false }),
  PUBLIC_URL: origin({ default: undefined }),
  TRUST_PROXY: list(
    'must be a list of addresses, ranges or loopback, linklocal, uniquelocal',
    isProxyAddress,
  )({
    default: [],
  }),
  RATE_LIMIT_SCALE: factor({ default: 1 }),
  CORS_ORIGINS: list('must be a list of origins such as https://partner.example', isOrigin)({ default: [] }),

  DATABASE_URL: setting('must be a postgres:// address', (input) =>
    urlOf(input, 'postgres:', 'postgresql:') ? input : null,
  )({ default: undefined }),

  ACCESS_TOKEN_SECRET: setting('must be 32 bytes or longer', (input) =>
    Buffer.byteLength(input) >= 32 ? input : null,
  )({ default: undefined }),
  ADMIN_EMAILS: list('must be a list of email addresses', (item) => /^\S+@\S+$/.test(item))({ default: [] }),

  FIREBASE_PROJECT_ID: setting('must be the id of a Firebase project', (input) =>
    /^[a-z][a-z0-9-]{2,61}$/.test(input) ? input : null,
  )({ default: undefined }),
  FIREBASE_API_KEY: text({ default: undefined }),
  FIREBASE_AUTH_DOMAIN: setting('must be a host name', (input) => (/^[\w.-]+(:\d+)?$/.test(input) ? input : null))({
    default: undefined,
  }),
  GOOGLE_APPLICATION_CREDENTIALS: setting('must be a file that exists', (input) => (existsSync(input) ? input : null))({
    default: undefined,
  }),
  FIREBASE_AUTH_EMULATOR_HOST: setting('must be host:port', (input) =>
    /^[\w.-]+:\d{1,5}$/.test(input) ? input : null,
  )({
    default: undefined,
  }),
  AUTH_EMULATOR_PORT: port({ default: 9099 }),

  PICTURES_DIR: text({ default: undefined }),
  S3_ENDPOINT: origin({ default: undefined }),
  S3_BUCKET: setting('must be the name of a bucket', (input) => (/^[\w.-]{1,255}$/.test(input) ? input : null))({
    default: undefined,
  }),
  S3_REGION: text({ default: undefined }),
  S3_ACCESS_KEY_ID: text({ default: undefined }),
  S3_SECRET_ACCESS_KEY: text({ default: undefined }),

  EMAILJS_SERVICE_ID: text({ default: undefined }),
  EMAILJS_TEMPLATE_ID: text({ default: undefined }),
  EMAILJS_PUBLIC_KEY: text({ default: undefined }),
  EMAILJS_HOST: origin({ default: 'https://api.emailjs.com' }),

  COMPANY_LINE: text({ default: undefined }),
  FACEBOOK_URL: url({ default: undefined }),
  INSTAGRAM_URL: url({ default: undefined }),
  YOUTUBE_URL: url({ default: undefined }),
}
