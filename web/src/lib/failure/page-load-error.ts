/** The code or the sentences of a page did not come: only a fresh page asks for them again. */
export class PageLoadError extends Error {}
