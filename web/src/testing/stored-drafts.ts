/** What of this tab's work would be found again after a reload, and what of all tabs' work. */
export const storedDrafts = () =>
  [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage).filter((key) => key.startsWith('draft:')))
