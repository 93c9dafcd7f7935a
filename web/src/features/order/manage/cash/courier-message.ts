/** What a courier has said in its message, its status and what it tells besides; empty where the message has neither. */
export const wordsOf = (message: string): string => {
  const said = read(message)
  return [said?.status, said?.tracking_message].filter((word) => typeof word === 'string' && word !== '').join(': ')
}

// A long message is kept to its first letters, and is no JSON then.
const read = (message: string): Record<string, unknown> | null => {
  try {
    const said: unknown = JSON.parse(message)
    return typeof said === 'object' && said !== null ? { ...said } : null
  } catch {
    return null
  }
}
