import type { CDPSession, Page } from 'playwright-core'
import { callOf } from '../support/graphql-calls.ts'

interface SuggestionRequest {
  search: string
  cancelled: boolean
  /** Of the whole answer, headers included, as it came over the wire; null until it has. */
  bytes: number | null
}

/** What this page asks for while somebody types, as the browser sees it on the wire. */
export const watchSuggestions = async (wire: CDPSession): Promise<SuggestionRequest[]> => {
  const asked = new Map<string, SuggestionRequest>()
  const inOrder: SuggestionRequest[] = []

  wire.on('Network.requestWillBeSent', ({ requestId, request: { url, postData } }) => {
    const call = callOf({ url, body: postData })
    if (call?.operationName !== 'Suggestions') return
    const request = { search: String(call.variables.search), cancelled: false, bytes: null }
    asked.set(requestId, request)
    inOrder.push(request)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  wire.on('Network.loadingFailed', ({ requestId, canceled = false }) => {
    const request = asked.get(requestId)
    if (request) request.cancelled = canceled
  })
  await wire.send('Network.enable')
  return inOrder
}

/** Notes when the page asks, by its own clock, in milliseconds. Answers how to read what was noted. */
export const noteMoments = async (page: Page): Promise<() => Promise<number[]>> => {
  const moments = await page.evaluateHandle(() => {
    const moments: number[] = []
    const ask = window.fetch
    window.fetch = (...request) => {
      moments.push(Date.now())
      return ask(...request)
    }
    return moments
  })
  return () => moments.jsonValue()
}

/** As Chromium's own "2G" preset. */
export const on2G = (wire: CDPSession) =>
  wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_500,
    downloadThroughput: 31_250,
    uploadThroughput: 6_250,
  })

export const wireOf = (page: Page) => page.context().newCDPSession(page)
