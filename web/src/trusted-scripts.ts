declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy(name: 'default', rule: { createScriptURL: (address: string) => string | null }): unknown
    }
  }
}

/** From now on a text becomes the address of a script only when that begins with one of these; it never becomes HTML or a script. */
export const trustOnly = (starts: readonly string[]) => {
  const whole = starts.map((start) => new URL(start, location.href).href)
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href)
      return whole.some((start) => href.startsWith(start)) ? address : null
    },
  })
}
