import { callWithFile } from './file-call.ts'

/**
 * Saves what the shop answers to somebody signed in as a file.
 * @param renew brings a new access token when this one has ended or was refused
 * @throws Error when the shop does not answer, or refuses
 */
export const download = async (address: string, fileName: string, renew: () => Promise<string | null>) => {
  const { status, body } = await callWithFile({ method: 'GET', address, as: 'blob', renew })
  if (status !== 200 || !(body instanceof Blob)) throw new Error(`No file: ${status}`)
  saveFile(body, fileName)
}

/** Saves something that the page has as a file. */
export const saveFile = (file: Blob, fileName: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser reads the file after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
