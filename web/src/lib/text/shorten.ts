const characters = new Intl.Segmenter()

/** The first so many characters of a name, as people count them, and a sign when something was left out. */
export const shorten = (text: string, length: number) => {
  const kept = [...characters.segment(text)].map(({ segment }) => segment)
  return kept.length > length ? `${kept.slice(0, length).join('').trimEnd()}…` : text
}
