import type { IncomingHttpHeaders } from 'node:http'

/** Whether a body comes with a request (RFC 9112, section 6.3). */
export const hasBody = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
