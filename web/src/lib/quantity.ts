/** The whole number that was typed; null when it is none. */
export const readQuantity = (typed: string): number | null => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null)
