/** An idempotency key. (crypto.randomUUID() is missing where the shop is opened by plain http from another machine.) */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
