import { endpoints } from '@sunnah-store/schema/routes'

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy(name: 'default', rule: { createScriptURL: (address: string) => string | null }): unknown
    }
  }
}

/**
 * From now on a text becomes the address of a script only when it is one of the shop's own, or begins with one of these;
 * it never becomes HTML or a script.
 */
export const trustOnly = (others: readonly string[]) => {
  const own = [new URL('/assets/', location.href).href, new URL(endpoints.serviceWorker, location.href).href]
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href)
      return [...own, ...others].some((start) => href.startsWith(start)) ? address : null
    },
  })
}
