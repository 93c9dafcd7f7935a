/** Text between tags or in an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON in which nothing ends the script around it. */
export const escapeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
