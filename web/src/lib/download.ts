import { withToken } from './identity/with-token.ts'

/**
 * Saves what the shop answers to somebody signed in as a file.
 * @param renew brings a new access token when this one has ended or was refused
 * @throws Error when the shop does not answer, or refuses
 */
export const download = async (address: string, fileName: string, renew: () => Promise<string | null>) => {
  const answer = await withToken(renew, (token) => ask(address, token))
  if (!answer.ok) throw new Error(`No file: ${answer.status}`)
  save(await answer.blob(), fileName)
}

const ask = (address: string, token: string | null) =>
  fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {} })

const save = (file: Blob, fileName: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser reads the file after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
