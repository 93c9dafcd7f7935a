import { copyArea } from './copy-area.ts'
import { proofs } from './en/proofs.ts'

/** For showing who it is: once more, and with a code of an app. */
export const proofCopy = copyArea({ proofs }, async () => ({ proofs: (await import('./bn/proofs.ts')).proofs }))
