import type { BrowserContext } from 'playwright-core'

const violations: string[] = []

declare global {
  interface Window {
    noteViolation: (violation: string) => void
  }
}

/** Notes whatever the policies of the shop's answers refuse to the pages of this visitor. */
export const watchPolicy = async (visitor: BrowserContext) => {
  await visitor.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
  await visitor.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
      window.noteViolation(
        `${effectiveDirective} refused ${blockedURI} ${sample} in ${sourceFile} at ${location.href}`,
      ),
    ),
  )
  // Of a service worker or before the listener is there, and what a policy says that the browser does not know.
  visitor.on('console', (message) => {
    if (/Security.Policy|Permissions.Policy|Trusted(?:HTML|Script)/i.test(message.text()))
      violations.push(message.text())
  })
}

/** Fails with what was refused since it was last asked. */
export const expectNoViolations = () => expect(violations.splice(0)).toEqual([])
