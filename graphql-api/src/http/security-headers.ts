import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { dataPolicy } from './policy.js'

/** What browsers are told of every answer that does not say it itself. To be called before answers are kept. */
export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
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
  app.addHook('onSend', async (_request, reply) => {
    // It may be for one caller only; what is for everybody says so.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy)
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('permissions-policy', permissionsPolicy)
    else for (const name of ofPages) reply.removeHeader(name)
    // Only a page of another origin that may call the shop goes by it: bytes on every answer for nobody.
    if (!reply.hasHeader('access-control-allow-origin')) reply.removeHeader('access-control-expose-headers')
  })
}

const ofPages = ['cross-origin-opener-policy', 'origin-agent-cluster', 'x-frame-options']

/** The same for an answer that no hook sees. */
export const headersWithoutHooks = {
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
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
