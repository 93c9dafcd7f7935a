import type { IncomingHttpHeaders } from 'node:http'
import { today } from '@sunnah-store/schema/local-day'
import { pageAddressOf } from '@sunnah-store/schema/page-address'
import { languageParameter, lowDataCookie, type PageRequest } from '@sunnah-store/schema/rendered-page'

type Choices = Pick<PageRequest, 'language' | 'lowData'>

/**
 * How a page is to be rendered for whoever asks: in the language of its address, else the chosen one, else the first that the browser
 * is set to and the shop speaks;
 * without pictures where that was chosen, or else the device asks for it.
 */
export const pageChoicesOf = (url: string, { cookie = '', ...headers }: IncomingHttpHeaders): Choices => {
  const data = cookieIn(cookie, lowDataCookie)
  return {
    language:
      languageNamed(asked.exec(url)?.[1]) ??
      languageNamed(cookieIn(cookie, 'language')) ??
      languageAccepted(headers['accept-language']) ??
      'en',
    lowData: data === 'low' || (data !== 'full' && headers['save-data'] === 'on'),
  }
}

const asked = new RegExp(`[?&]${languageParameter}=([a-z]+)`)

/** Browsers keep their own copy, and ask each time whether it is still true. */
export const pageCaching = {
  'cache-control': 'private, no-cache',
  vary: 'cookie, accept-language, accept-encoding, save-data',
}

/**
 * What tells rendered pages apart; null for an address that is none of a page.
 * @param publicUrl null when it is the address that is asked
 */
export const pageKeyOf = (url: string, headers: IncomingHttpHeaders, publicUrl: string | null): string | null => {
  const address = pageAddressOf(url)
  if (address === null) return null
  const { language, lowData } = pageChoicesOf(address, headers)
  // A page tells by the day when something comes.
  return `page ${publicUrl ?? headers.host} ${language} ${lowData} ${today()}\n${address}`
}

const cookieIn = (cookies: string, name: string) =>
  cookies
    .split(/; */)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export const languageNamed = (name: string | undefined): Choices['language'] | undefined =>
  name === 'en' || name === 'bn' ? name : undefined

/** RFC 9110, section 12.5.4; bn-BD is Bangla. */
const languageAccepted = (acceptLanguage = '') =>
  acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';')
      return { language: languageNamed(tag.trim().toLowerCase().split('-')[0]), weight: weightOf(weight) }
    })
    .filter(({ language, weight }) => language && weight > 0)
    .sort((one, other) => other.weight - one.weight)[0]?.language

const weightOf = (weight = 'q=1') => Number(weight.replace(/^\s*q=/i, '')) || 0
