import type { Request } from 'playwright-core'

/** Where GraphQL is asked: by POST, or by GET with what is asked in the address. */
export const graphqlAddress = /\/graphql(\?|$)/

interface Call {
  operationName: string
  variables: Record<string, unknown>
}

/** What a request asks of GraphQL; null for all others. */
export const callOf = ({ url, body }: { url: string; body: string | null | undefined }): Call | null => {
  if (!graphqlAddress.test(url)) return null
  if (body) return JSON.parse(body)
  const { searchParams } = new URL(url)
  const operationName = searchParams.get('operationName')
  return operationName ? { operationName, variables: JSON.parse(searchParams.get('variables') ?? '{}') } : null
}

/** The same of a request that Playwright shows. */
export const callIn = (request: Request): Call | null => callOf({ url: request.url(), body: request.postData() })
