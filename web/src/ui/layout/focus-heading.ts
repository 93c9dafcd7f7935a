/** Whoever pressed something that goes away reads on from the heading of the page. */
export const focusHeading = () => document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
