/** What of this tab's work would be found again after a reload. */
export const keptDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))
