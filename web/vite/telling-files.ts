import { type Chunk, neededScripts } from '../src/app/server/needed-scripts.ts'

/** The files that show a message, beside those that each page loads: the service worker keeps them with the shell. */
export const tellingFiles = (built: Readonly<Record<string, Chunk>>): readonly string[] => {
  const chunkOf = (name: string) => {
    const chunk = built[name]
    if (!chunk) throw new Error(`${name} begins no script`)
    return chunk
  }
  const ofEachPage = neededScripts(chunkOf, [], 'en')
  const all = [...neededScripts(chunkOf, ['lib/notify/toaster.tsx'], 'en')]
  return all.filter((name) => !ofEachPage.has(name)).map((name) => `/${chunkOf(name).file}`)
}
