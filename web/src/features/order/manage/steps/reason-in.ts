/** The sentence of a reason; null for one that this version of the client does not know. */
export const reasonIn = (sentences: Readonly<Record<string, string>>, reason: string | null): string | null =>
  (reason !== null && sentences[reason]) || null
