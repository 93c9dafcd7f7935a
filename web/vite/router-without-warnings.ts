import type { Plugin } from 'vite'

/** Makes the build use React Router's production build; its package exports select the development build by default. */
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
