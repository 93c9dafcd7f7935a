/** What a courier has said, its own word for the status in those of the shop; as it is where that is not known. */
export const courierSaid = (note: string, words: ReadonlyMap<string, string>): string => {
  const [status = '', ...message] = note.split(': ')
  const said = words.get(status)
  return said ? [said, ...message].join(': ') : note
}
