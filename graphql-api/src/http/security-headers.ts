import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { dataPolicy } from './policy.js'

/** What browsers are told of every answer that does not say it itself. To be called before answers are kept. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    for (const [name, value] of isPage ? pageHeaders : dataHeaders)
      if (!reply.hasHeader(name)) reply.header(name, value)
    // Only a page of another origin that may call the shop goes by it: bytes on every answer for nobody.
    if (!reply.hasHeader('access-control-allow-origin')) reply.removeHeader('access-control-expose-headers')
    done(null, payload)
  })
}

/** What helmet says is the same for every answer, so it is asked once. */
const headersOfHelmet = (): [name: string, value: string][] => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const tell = helmet({
    contentSecurityPolicy: false,
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, Flash and what browsers do by themselves: bytes on every answer for nobody.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    // Google's sign-in pop-up must be able to answer its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
  tell(request, response, () => {})
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
}

// Of what asks a device for more than a page, the shop copies to the clipboard. (A name that a browser does not know is told in its console.)
const refused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const own = ['clipboard-write']
const permissionsPolicy = [...refused.map((name) => `${name}=()`), ...own.map((name) => `${name}=(self)`)].join(', ')

const always: [name: string, value: string][] = [
  // It may be for one caller only; what is for everybody says so.
  ['cache-control', 'no-store'],
  ['content-security-policy', dataPolicy],
  ...headersOfHelmet(),
]
const ofPages = new Set(['cross-origin-opener-policy', 'origin-agent-cluster', 'x-frame-options'])
const pageHeaders = [...always, ['permissions-policy', permissionsPolicy]] as const
const dataHeaders = always.filter(([name]) => !ofPages.has(name))

/** The same for an answer that no hook sees. */
export const headersWithoutHooks = Object.fromEntries(dataHeaders)
