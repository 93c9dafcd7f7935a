/** JSON in which nothing ends the script around it. */
export const escapeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
