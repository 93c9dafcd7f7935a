import { copyArea } from './copy-area.ts'
import { links } from './en/links.ts'

/** For the links in mails about an account. */
export const linkCopy = copyArea({ links }, async () => ({ links: (await import('./bn/links.ts')).links }))
