/**
 * A guard of the server.
 * @param file below graphql-api/src
 * @param text the piece of the file that guards, there exactly once
 * @param by what stands there without it
 * @param tests files below graphql-api/src, the likeliest to fall in front
 */
export const guard = (name, file, text, by, ...tests) => ({ name, file, text, by, tests })
