import type { ClientConfig } from './client-config.js'

/** In an address, the language in which it is wanted: so that search engines find the shop in each. */
export const languageParameter = 'lang'

/** Where whoever runs no scripts chooses a language. It is none of the endpoints: browsers would load it with them for nothing. */
export const languageChoice = '/language/:language'

/** The cookie in which it is chosen whether data is saved: `low` or `full`. */
export const lowDataCookie = 'data'

/** What the server asks the client for when somebody opens a page. */
export interface PageRequest {
  /** The whole address. */
  url: string
  language: 'en' | 'bn'
  /** Whether pictures wait until they are tapped. */
  lowData: boolean
  config: ClientConfig
  /** Answers a query of the client as GraphQL answers a visitor. */
  execute: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>
}

/** The page as every visitor gets it. */
export interface RenderedPage {
  status: 200 | 404
  html: string
  /** The hashes of the scripts and styles in it, as a Content-Security-Policy names them. */
  inline: { scripts: readonly string[]; styles: readonly string[] }
  /** Why there is nothing to read on it before its scripts have run; null when there is. */
  failure: unknown
}

/** What web/dist/server/entry-server.cjs exports: all that the server knows of the client's code. */
export interface PageRenderer {
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** The page with its scripts and nothing else: its browser has to do the work. */
  unrenderedPage: (request: Omit<PageRequest, 'execute'>) => RenderedPage
}
