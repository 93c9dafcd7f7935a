import { notify } from '../../../lib/notify/notify.ts'

/** Copies a text, and says whether that went well. */
export const copyToClipboard = (text: string, { copied, notCopied }: { copied: string; notCopied: string }) =>
  write(text).then(
    () => notify.success(copied),
    () => notify.error(notCopied),
  )

// Without HTTPS browsers have no clipboard.
const write = async (text: string) => navigator.clipboard.writeText(text)
