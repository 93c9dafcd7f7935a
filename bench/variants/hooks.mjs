const parts = {
  apollo: 'graphql/apollo.js',
  compiling: 'graphql/compiled-executor.js',
  limits: 'graphql/limits.js',
  validation: 'validation/broken-rules.js',
  preparing: 'database/read-prepared.js',
}

const server = new URL('../../graphql-api/dist/', import.meta.url)
const substitutes = new Map()

export const initialize = (without) => {
  for (const part of without) {
    if (!parts[part]) throw new Error(`${part} is none of ${Object.keys(parts).join(', ')}`)
    substitutes.set(new URL(parts[part], server).href, new URL(`without-${part}.mjs`, import.meta.url).href)
  }
}

export const resolve = async (specifier, context, next) => {
  const found = await next(specifier, context)
  const substitute = substitutes.get(found.url)
  return substitute ? { ...found, url: substitute } : found
}
