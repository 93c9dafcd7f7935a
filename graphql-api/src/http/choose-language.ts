import { choiceCookie } from '@sunnah-store/schema/choice-cookie'
import { pageAddressOf } from '@sunnah-store/schema/page-address'
import { languageChoice, languageParameter } from '@sunnah-store/schema/rendered-page'
import { pages } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageNamed } from './page-choices.js'
import { originOf } from './page-url.js'

/**
 * Where whoever runs no scripts chooses a language: it is kept as the shop's own switch keeps it, and they are led back to where
 * they were, without a language that its address asks for.
 * @param publicUrl null when it is the address that is asked
 */
export const mountLanguageChoice = (app: FastifyInstance, publicUrl: string | null): void => {
  app.get<{ Params: { language: string } }>(languageChoice, (request, reply) => {
    const language = languageNamed(request.params.language)
    if (!language) return reply.callNotFound()
    const page = pageBefore(request, originOf(request, publicUrl))
    return reply.header('set-cookie', choiceCookie('language', language)).redirect(page, 303)
  })
}

/** The page of the shop whose link was pressed; the home page where that is not told, or is none. */
const pageBefore = ({ headers: { referer = '' } }: FastifyRequest, shop: string) => {
  if (!URL.canParse(referer)) return pages.home
  const { origin, pathname, searchParams } = new URL(referer)
  searchParams.delete(languageParameter)
  const address = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
  return origin === shop && pageAddressOf(address) !== null ? address : pages.home
}
