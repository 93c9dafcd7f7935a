import type { Plugin } from 'vite'

/** Has a browser compile all of a script beside the page, while it comes, and not each function when it is first called. */
export const compileAhead = '//# allFunctionsCalledOnLoad'

/** It counts only before all code: Vite's list of what a script loads comes before any banner. */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const banner = `${compileAhead}\n`
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.includes(banner)) file.code = banner + file.code.replace(banner, '')
    },
  },
})
