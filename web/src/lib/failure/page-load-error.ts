/** The code or the sentences of a page did not load; only a reload tries again. */
export class PageLoadError extends Error {}
