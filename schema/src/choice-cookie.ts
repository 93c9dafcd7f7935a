// In seconds.
const YEAR = 365 * 24 * 60 * 60

/**
 * A cookie of what was chosen on this device and the server must know too, to render its pages.
 * @param value of letters only; null forgets it
 */
export const choiceCookie = (name: string, value: string | null): string =>
  `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : YEAR}; samesite=lax`
