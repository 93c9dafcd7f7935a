// One half of a character that takes two, which validators fall over and PostgreSQL does not have.
const lone = /\p{Surrogate}/u

/** The texts of an input that cannot be stored, however deep they stand, by their paths. */
export const unstorable = (input: object, path = ''): [string, string[]][] =>
  Object.entries(input).flatMap(([key, value]): [string, string[]][] => {
    const field = `${path}${key}`
    if (typeof value === 'object' && value !== null) return unstorable(value, `${field}.`)
    if (typeof value !== 'string') return []
    if (lone.test(value)) return [[field, [`${key} must be well-formed Unicode`]]]
    return value.includes('\0') ? [[field, [`${key} must not contain the character NUL`]]] : []
  })
