import type { Plugin } from 'vite'

/** React Router names its development build to every bundler; what is built here takes the other one. */
export const routerWithoutWarnings = (): Plugin => ({
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2') }
  },
})
