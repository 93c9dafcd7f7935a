/** A Content-Security-Policy of these directives; those without a source allow none. */
export const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' '))
    .join('; ')

// A page of nobody else's, that is shown in nobody else's.
const alone = { 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] }

/** Of what is no page. */
export const dataPolicy = policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })

/** Of scripts: it counts for those that run as workers. */
export const workerPolicy = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
})

/** Of the API docs and the explorer, whose packages write styles into the page. */
export const toolPolicy = policyOf({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  ...alone,
})
