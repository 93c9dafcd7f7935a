/** What a product shows that has no picture of its own. */
export const PLACEHOLDER_PICTURE = '/images/placeholder-640.webp'
