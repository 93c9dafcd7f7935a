import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

// Every styled part is a constant with a name: `const Name = styled.div` or `styled(Other)`.
const part = /\bconst (\w+) = styled(\.\w+|\(\w+\))/g
// Statements of scripts end without a semicolon, and their comments begin in another way.
const comment = /\n\s+\/\* .* \*\/(?=\n)/g

/**
 * Gives each styled part a class of its own, made of where it stands. Without it styled-components counts them in the order
 * in which modules run, and the server runs them in another order than the browser. What only readers of the styles need is left out.
 */
export const steadyStyles = (): Plugin => {
  let root = ''
  const owners = new Map<string, string>()
  // Short, for each of them is in the bytes of its page.
  const idOf = (owner: string) => {
    const id = `s${hashOf(owner)}`
    if ((owners.get(id) ?? owner) !== owner)
      throw new Error(`${owner} has the class of ${owners.get(id)}: name it otherwise`)
    owners.set(id, owner)
    return id
  }

  return {
    name: 'steady-styles',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /\bstyled\b/ },
      handler: (code, id) => {
        const named = code.replace(part, (_, name: string, what: string) => {
          return `const ${name} = styled${what}.withConfig({ componentId: '${idOf(`${relative(root, id)} ${name}`)}' })`
        })
        return { code: named.replace(comment, ''), map: null }
      },
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 4)
