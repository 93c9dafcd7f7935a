import { copyArea } from './copy-area.ts'
import { footer } from './en/footer.ts'
import { offline } from './en/offline.ts'

/** For the foot of every page, which comes after what is seen, and for what is read without a connection. */
export const footerCopy = copyArea({ footer, offline }, async () => (await import('./bn/footer.ts')).footerSentences)
