import type { Plugin } from 'vite'

// `var SuspenseException = Error(formatProdErrorMessage(460)),`: thrown as they are, compared by identity, told to nobody.
const sentinel = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

const sentinels = 5

/**
 * Has React DOM make the errors by which it stops its own work without asking where they stand. Where a page is inspected, as
 * Lighthouse and the developer tools do, Chromium would read the whole package once more for the first of them.
 */
export const sentinelsWithoutStacks = (): Plugin => {
  let found = 0
  return {
    name: 'sentinels-without-stacks',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-dom-client\.production\.js$/ },
      handler(code) {
        found = code.match(sentinel)?.length ?? 0
        return {
          code: code.replace(sentinel, '$1Object.create(Error.prototype, { message: { value: $2 } })'),
          map: null,
        }
      },
    },
    buildEnd(failure) {
      if (!failure && found !== sentinels)
        this.error(`React DOM makes ${found} errors ahead, not ${sentinels}: look here`)
    },
  }
}
