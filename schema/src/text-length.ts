/** How many characters a text has as PostgreSQL counts them: code points. JavaScript's own length takes 👍 for two. */
export const textLength = (text: string): number => [...text].length
