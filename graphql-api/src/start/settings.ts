import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { bool, EnvError, makeExactValidator, port, str } from 'envalid'
import { bangladeshPhone } from '../validation/phone.js'

const setting = <T>(parse: (input: string) => T | null) =>
  makeExactValidator<T>((input) => {
    const value = parse(input)
    if (value === null) throw new EnvError()
    return value
  })

const textLike = (accepts: (input: string) => boolean) => setting((input) => (accepts(input) ? input : null))

const list = (accepts: (item: string) => boolean) =>
  setting((input) => {
    const items = input.split(',').map((item) => item.trim())
    return items.every(accepts) ? items : null
  })

const urlOf = (input: string, ...protocols: string[]) => {
  const url = URL.canParse(input) ? new URL(input) : null
  return url && protocols.includes(url.protocol) ? url : null
}

const isOrigin = (input: string) => urlOf(input, 'http:', 'https:')?.origin === input

const isDatabase = (input: string) => urlOf(input, 'postgres:', 'postgresql:') !== null

const isProxyAddress = (input: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(input)) return true
  const [address = '', bits] = input.split('/')
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}

const isSmsTemplate = (input: string) =>
  urlOf(input, 'http:', 'https:') !== null && input.includes('{phone}') && input.includes('{text}')

const origin = textLike(isOrigin)
const pem = (what: string) => textLike((input) => new RegExp(`^-----BEGIN ([A-Z]+ )?${what}-----`, 'm').test(input))
const phone = setting(bangladeshPhone)
const webAddress = setting((input) => urlOf(input, 'http:', 'https:')?.href ?? null)

const isLongSecret = (input: string) => Buffer.byteLength(input) >= 32
const secret = textLike(isLongSecret)
const secrets = list(isLongSecret)

const unset = { default: undefined }
const aSecret = { ...unset, desc: '32 bytes or longer' }
const someSecrets = { default: [], desc: 'a list of secrets of 32 bytes or longer' }
const aPort = { desc: 'a port, 1 to 65535' }
const anOrigin = { desc: 'an origin such as https://shop.example' }
const aPhone = { ...unset, desc: 'a phone number of Bangladesh such as 01712345678' }
const anAddress = { ...unset, desc: 'an http or https address' }

/** Every variable that the shop reads, and what each must be. An unset or empty one takes its default. */
export const settings = {
  NODE_ENV: str(unset),
  PORT: port({ default: 4000, ...aPort }),
  HOST: str({ default: '127.0.0.1' }),
  WEB_CONCURRENCY: setting((input) => (/^\d{1,2}$/.test(input) && Number(input) > 0 ? Number(input) : null))({
    default: 1,
    desc: 'a whole number, 1 to 99',
  }),
  DATA_DIR: str({ default: '.data' }),
  DEMO: bool({ default: false, desc: '1 or 0' }),
  PUBLIC_URL: origin({ ...unset, ...anOrigin }),
  TRUST_PROXY: list(isProxyAddress)({
    default: [],
    desc: 'a list of addresses, ranges or loopback, linklocal, uniquelocal',
  }),
  RATE_LIMIT_SCALE: setting((input) =>
    /^\d{1,6}(\.\d{1,3})?$/.test(input) && Number(input) > 0 ? Number(input) : null,
  )({ default: 1, desc: 'a number above 0' }),
  KEPT_ANSWERS_MB: setting((input) => (/^\d{1,5}$/.test(input) ? Number(input) : null))({
    default: 64,
    desc: 'a whole number of megabytes, 0 to 99999',
  }),
  OFFLINE_PAGES: bool({ default: true, desc: '1 or 0' }),
  CORS_ORIGINS: list(isOrigin)({ default: [], desc: 'a list of origins such as https://partner.example' }),

  TLS_CERTIFICATE: pem('CERTIFICATE')({ ...unset, desc: 'a certificate in PEM, or its chain' }),
  TLS_KEY: pem('PRIVATE KEY')({ ...unset, desc: 'a private key in PEM' }),

  METRICS_PORT: port({ ...unset, ...aPort }),
  METRICS_HOST: str({ default: '127.0.0.1' }),

  DATABASE_URL: textLike(isDatabase)({ ...unset, desc: 'a postgres:// address' }),
  DATABASE_DIRECT_URL: textLike(isDatabase)({ ...unset, desc: 'a postgres:// address' }),
  DATABASE_PASSWORD: str(unset),
  DATABASE_MIGRATION_URL: textLike(isDatabase)({ ...unset, desc: 'a postgres:// address' }),
  DATABASE_VISITOR_URL: textLike(isDatabase)({ ...unset, desc: 'a postgres:// address' }),
  DATABASE_REPLICA_URLS: list(isDatabase)({ default: [], desc: 'a list of postgres:// addresses' }),

  ACCESS_TOKEN_SECRET: secret(aSecret),
  ACCESS_TOKEN_OTHER_SECRETS: secrets(someSecrets),
  SECOND_FACTOR_SECRET: secret(aSecret),
  SECOND_FACTOR_OTHER_SECRETS: secrets(someSecrets),
  RIGHTS_NEED_SECOND_FACTOR: bool({ default: false, desc: '1 or 0' }),
  ADMIN_EMAILS: list((item) => /^[^\s@]+@[^\s@]+$/.test(item))({ default: [], desc: 'a list of email addresses' }),

  FIREBASE_PROJECT_ID: textLike((input) => /^[a-z][a-z0-9-]{2,61}$/.test(input))({
    ...unset,
    desc: 'the id of a Firebase project',
  }),
  FIREBASE_API_KEY: str(unset),
  FIREBASE_AUTH_DOMAIN: textLike((input) => /^[\w.-]+(:\d+)?$/.test(input))({ ...unset, desc: 'a host name' }),
  GOOGLE_APPLICATION_CREDENTIALS: textLike(existsSync)({ ...unset, desc: 'a file that exists' }),
  FIREBASE_AUTH_EMULATOR_HOST: textLike((input) => /^[\w.-]+:\d{1,5}$/.test(input))({ ...unset, desc: 'host:port' }),
  PHONE_SIGN_IN: bool({ ...unset, desc: '1 or 0' }),
  AUTH_EMULATOR_PORT: port({ default: 9099, ...aPort }),

  PICTURES_DIR: str(unset),
  S3_ENDPOINT: origin({ ...unset, ...anOrigin }),
  S3_BUCKET: textLike((input) => /^[\w.-]{1,255}$/.test(input))({ ...unset, desc: 'the name of a bucket' }),
  S3_REGION: str(unset),
  S3_ACCESS_KEY_ID: str(unset),
  S3_SECRET_ACCESS_KEY: str(unset),

  EMAILJS_SERVICE_ID: str(unset),
  EMAILJS_TEMPLATE_ID: str(unset),
  EMAILJS_PUBLIC_KEY: str(unset),
  EMAILJS_HOST: origin({ default: 'https://api.emailjs.com', ...anOrigin }),

  SMTP_URL: textLike((input) => urlOf(input, 'smtp:', 'smtps:') !== null)({
    ...unset,
    desc: 'an address such as smtp://user:password@mail.example:587',
  }),
  MAIL_FROM: textLike((input) => /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(input))({
    ...unset,
    desc: 'an email address, or a name and the address in < >',
  }),

  SMS_URL: textLike(isSmsTemplate)({ ...unset, desc: 'an http or https address with {phone} and {text} in it' }),
  SMS_ACCEPTED: str(unset),
  SMS_A_DAY: setting((input) => (/^\d{1,6}$/.test(input) ? Number(input) : null))({
    default: 1000,
    desc: 'a whole number, 0 to 999999',
  }),

  STEADFAST_URL: webAddress({ default: 'https://portal.packzy.com/api/v1', desc: 'an http or https address' }),
  STEADFAST_API_KEY: str(unset),
  STEADFAST_SECRET_KEY: str(unset),
  STEADFAST_WEBHOOK_TOKEN: textLike((input) => /^[\x21-\x7e]{16,200}$/.test(input))({
    ...unset,
    desc: '16 to 200 letters, digits and signs without spaces',
  }),

  SHOP_PHONE: phone(aPhone),
  SHOP_WHATSAPP: phone(aPhone),
  COMPANY_LINE: str(unset),
  FACEBOOK_URL: webAddress(anAddress),
  INSTAGRAM_URL: webAddress(anAddress),
  YOUTUBE_URL: webAddress(anAddress),
}
