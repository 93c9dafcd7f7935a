// Limits on how often one caller is served, and on what is made and kept for all, and the tests that must fall without them.
import { guard } from './guard.mjs'

export const callers = [
  guard(
    'how many long lists one reader has written',
    'rest/whole-list.ts',
    'if (served.has(reader)) throw later()',
    '',
    'rest/whole-list.test',
  ),
  guard(
    'how often an order is asked about from everywhere',
    'order/track/track-order.service.ts',
    "limit('trackedOrders', 1, number)",
    '',
    'order/track/track-order.api.test',
  ),
  guard(
    'how long an answer is that is kept',
    'http/kept-answers.ts',
    'plain.length > LONGEST_KEPT || ',
    '',
    'http/kept-answers.test',
  ),
  guard(
    'how many pages are rendered for one address',
    'http/renders.ts',
    '|| !mayRender()',
    '',
    'http/renders.api.test',
  ),
  guard(
    'what tells pages apart',
    'http/page-choices.ts',
    'const address = pageAddressOf(url)',
    'const address = pageAddressOf(url) && url',
    'http/renders.api.test',
  ),
  guard(
    'what tells files of the sitemap apart',
    'http/first-hand.ts',
    '    if (sitemap) return answer(sitemap, answerCaching, null)\n',
    '',
    'http/sitemap.api.test',
  ),
  guard(
    'products that are none',
    'http/client-pages.ts',
    'const address = missing ?',
    "const address = missing && !ofProducts.has(request.routeOptions.url ?? '') ?",
    'http/renders.api.test',
  ),
  guard(
    'how many calls are under way',
    'http/admission.ts',
    "if (underWay[crowd].size >= mostUnderWay[crowd]) throw new DomainError('UNAVAILABLE', { retryAfter: IN_A_MOMENT })",
    '',
    'database/data-source.api.test',
  ),
  guard(
    'how often something is done',
    'limits/limit.ts',
    "if (standing.isOver) throw new DomainError('RATE_LIMITED', { limit: policy, retryAfter: standing.resetsIn })",
    '',
    'limits/limits.api.test',
  ),
  guard(
    'what is done often at one server is known to the others',
    'limits/rate-limiter.ts',
    'if (count.unshared > most * MUCH) this.share()',
    '',
    'limits/limits.api.test',
  ),
  guard(
    'how many documents of one caller are refused',
    'graphql/refused-documents.ts',
    "      limit('refusedDocuments')\n",
    '',
    'limits/limits.api.test',
  ),
  guard(
    'what is read of who has sent too many',
    'http/graphql-endpoint.ts',
    '    requireHearing(context.limit, documentIn(request))\n',
    '',
    'limits/limits.api.test',
  ),
]
