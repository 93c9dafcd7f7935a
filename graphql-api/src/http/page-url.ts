import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'url'>

/**
 * The origin that people type.
 * @param publicUrl null when it is the address that is asked
 * @throws DomainError BAD_USER_INPUT when nobody can type that
 */
export const originOf = ({ protocol, host }: Asked, publicUrl: string | null): string => {
  if (publicUrl) return publicUrl
  // Without a host, the first part of the path would be read as one.
  if (host === '') throw new DomainError('BAD_USER_INPUT', { fields: { Host: ['must be sent'] } })
  return urlOf(`${protocol}://${host}`).origin
}

/** What stands behind the origin: proxies are asked for the whole address (RFC 9112, section 3.2.2). */
export const pathOf = ({ url }: Pick<Asked, 'url'>): string => {
  if (url.startsWith('/')) return url
  const { pathname, search } = urlOf(url)
  return pathname + search
}

const urlOf = (text: string) => {
  if (!URL.canParse(text)) throw new DomainError('BAD_USER_INPUT', { fields: { address: ['must be well-formed'] } })
  return new URL(text)
}
