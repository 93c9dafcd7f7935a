/** The code or the sentences of a page did not come. */
export class PageLoadError extends Error {}
