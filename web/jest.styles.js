import { createRequire } from 'node:module'

// Of jsdom, as the environment of the tests loads it.
const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const within = 'jsdom/lib/jsdom'

// jsdom has no layout: what its own styles can tell is what is shown, what takes no clicks and which spaces are kept.
const telling = ['display', 'visibility', 'opacity', 'pointer-events', 'white-space']

/** Asks jsdom for no more of a computed style than tests are told by it, and for that quickly: it was a sixth of their time. */
export const leaveStylesThatTellNothing = () => {
  const path = require.resolve(`${within}/browser/default-stylesheet`)
  require.cache[path] = { ...require.cache[path], exports: lean(require(path)) }

  const selectors = require(`${within}/living/helpers/selectors`)
  const { matchesDontThrow } = selectors
  selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector)

  const { propertiesWithResolvedValueImplemented: computed } = require(`${within}/living/helpers/style-rules`)
  for (const name of Object.keys(computed)) if (!telling.includes(name)) delete computed[name]
}

const lean = (sheet) =>
  createRequire(require.resolve('jsdom'))('rrweb-cssom')
    .parse(sheet)
    .cssRules.map(({ selectorText, style }) => {
      const told = telling.filter((name) => style?.[name]).map((name) => `${name}: ${style[name]}`)
      return told.length > 0 ? `${selectorText} { ${told.join('; ')} }` : ''
    })
    .join('\n')

// An element has the name and the class that a selector ends in, or it need not be looked at any further.
const ends = new Map()
const endsOf = (selector) => {
  if (/[[("]/.test(selector)) return [{}]
  return selector.split(',').map((part) => {
    const last = part
      .trim()
      .split(/[\s>+~]/)
      .at(-1)
    return { name: /^[\w-]+/.exec(last)?.[0].toLowerCase(), ofClass: /\.([\w-]+)/.exec(last)?.[1] }
  })
}

const mayMatch = (element, selector) => {
  // Of @keyframes, say.
  if (!selector) return false
  if (!ends.has(selector)) ends.set(selector, endsOf(selector))
  return ends
    .get(selector)
    .some(
      ({ name, ofClass }) => (!name || name === element.localName) && (!ofClass || element.classList.contains(ofClass)),
    )
}
