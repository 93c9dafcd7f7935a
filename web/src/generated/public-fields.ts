/** The root fields that the server answers to everybody. */
export const publicFields: ReadonlySet<string> = new Set(['categories', 'delivery', 'product', 'productCount', 'products', 'reviews', 'signIn', 'suggestions', 'trackOrder'])
