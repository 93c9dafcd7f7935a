import { Script } from 'node:vm'
import Runtime from 'jest-runtime'

// Of this worker. A script belongs to no context: each test file runs it in its own and shares nothing that lives.
const compiled = new Map()
const texts = new Map()
// By project and by what its packages are asked for: `node`, `browser`.
const ofSettings = new Map()

/** Finds, reads and compiles a module once a worker. Jest does it anew for each test file, which took a third of its time. */
export default class extends Runtime {
  constructor(...options) {
    super(...options)
    const settings = [this._config.id, ...this._resolution.cjsConditions].join()
    if (!ofSettings.has(settings))
      ofSettings.set(settings, { mocks: new Map(), paths: new Map(), transformed: new Map() })
    const known = ofSettings.get(settings)
    findOnce(this._resolution, known)
    transformOnce(this.transformCache, known)
    compileOnce(this.executor)
    readOnce(this.fileCache)
  }
}

// The shop's own files may change while Jest watches them.
const isOfPackage = (filename) => filename.includes('/node_modules/')

const findOnce = (resolution, { mocks, paths }) => {
  resolution.getCjsMockModule = once(mocks, resolution.getCjsMockModule.bind(resolution))
  resolution.resolveCjs = once(paths, resolution.resolveCjs.bind(resolution))
}

const once = (known, find) => (from, name) => {
  if (!isOfPackage(from)) return find(from, name)
  const key = `${from}\0${name}`
  if (!known.has(key)) known.set(key, find(from, name))
  return known.get(key)
}

const transformOnce = (cache, { transformed }) => {
  const transform = cache.transform.bind(cache)
  cache.transform = (filename, options) => {
    if (options?.isInternalModule || !isOfPackage(filename)) return transform(filename, options)
    if (transformed.has(filename)) cache.transforms.set(filename, transformed.get(filename))
    else {
      transform(filename, options)
      transformed.set(filename, cache.transforms.get(filename))
    }
    return transformed.get(filename).code
  }
}

const compileOnce = (executor) => {
  const compile = executor.compile.bind(executor)
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`
  executor.compile = (code, filename) => {
    const context = executor.environment.getVmContext()
    if (!context) return null
    if (compiled.get(filename)?.code !== code) {
      try {
        const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length })
        compiled.set(filename, { code, script })
      } catch {
        // Says what is wrong with the file.
        return compile(code, filename)
      }
    }
    return compiled.get(filename).script.runInContext(context)
  }
}

const readOnce = (fileCache) => {
  const read = fileCache.readFile.bind(fileCache)
  fileCache.readFile = (filename) => {
    if (!isOfPackage(filename)) return read(filename)
    const text = texts.get(filename) ?? read(filename)
    texts.set(filename, text)
    return text
  }
}
