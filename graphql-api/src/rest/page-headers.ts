import { Type } from '@sinclair/typebox'

interface Page {
  /** Counted from 0. */
  page: number
  size: number
}

/** Where the pages beside this one are (RFC 8288), and how many things there are on all of them. */
export const pageHeaders = (address: string, { page, size }: Page, total: number) => {
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const pages = {
    first: 0,
    ...(page > 0 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  }
  const links = Object.entries(pages).map(([name, number]) => `<${atPage(address, number, size)}>; rel="${name}"`)
  return { link: links.join(', '), 'x-total-count': total }
}

/** The same for the API docs. */
export const pageHeaderSchemas = {
  Link: Type.String({
    description: 'Of one page: the addresses of the `first`, `prev`, `next` and `last` (RFC 8288).',
  }),
  'X-Total-Count': Type.Integer({ minimum: 0, description: 'Of one page: how many there are on all pages.' }),
}

const atPage = (address: string, page: number, size: number) => {
  const [path = '', query = ''] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(page))
  parameters.set('size', String(size))
  return `${path}?${parameters}`
}
