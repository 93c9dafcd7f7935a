/** The sha256 of each query that everybody may ask; the server knows their texts. */
export const persistedQueries: Readonly<Record<string, string>> = {
  MoreReviews: '1c2f5a4f5852fb57fb3658a04e9d256dfaf4dcb8843aa4577964324e2a284c85',
  Product: '9bd5c830c1ebe1be91fef0dbb8281cb37416207159b3db52dcd00753f877f6a0',
  Products: '466681293e5707bad3ca3e5a04b3688d083818ef38b8659486f03ea392cf1992',
  Suggestions: 'a7137fc4f704ca001e47ca0e18e79442e941cbb221beeb4b2ce63177cdb99f75',
}
