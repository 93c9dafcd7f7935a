import { pages } from '@sunnah-store/schema/routes'

/** Made of the client's build: each release has a shell of its own. */
declare const release: string
/** Files that tell of a failure: without a connection they would not come. */
declare const tellingFiles: readonly string[]

const shells = 'shell-'
const own = shells + release

/** Keeps the page that shows whatever its address says by its scripts, and answers with what those and the telling files are. */
export const fetchShell = async (): Promise<readonly string[]> => {
  const shell = await fetch(pages.offline, { cache: 'no-cache' })
  if (!shell.ok) throw new Error(`No shell: ${shell.status}`)
  const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(await shell.clone().text()) ?? []
  await (await caches.open(own)).put(pages.offline, shell)
  return [...scripts.split(' '), ...tellingFiles]
}

export const readShell = () => caches.match(pages.offline, { cacheName: own, ignoreVary: true })

export const dropOldShells = async () => {
  for (const name of await caches.keys()) if (name.startsWith(shells) && name !== own) await caches.delete(name)
}
