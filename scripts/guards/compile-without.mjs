import { createTransformer as createCompiler } from '@swc/jest'

// Not among the options, by which compiled files are kept: all others are the same for each guard.
const guard = JSON.parse(process.env.GUARD ?? '{}')
const changed = (source, path) => (path === guard.path ? source.replaceAll(guard.text, () => guard.by) : source)

/** Compiles as the tests do, with one piece of one file replaced; the file itself stays as it is. */
const createTransformer = (options) => {
  const compiler = createCompiler(options)
  return {
    ...compiler,
    process: (source, path, rest) => compiler.process(changed(source, path), path, rest),
    getCacheKey: (source, path, rest) => compiler.getCacheKey(changed(source, path), path, rest),
  }
}

export default { createTransformer }
