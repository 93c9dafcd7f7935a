/** The sha256 of each query that everybody may ask; the server knows their texts. */
export const persistedQueries: Readonly<Record<string, string>> = {
  MoreReviews: '1c2f5a4f5852fb57fb3658a04e9d256dfaf4dcb8843aa4577964324e2a284c85',
  Product: 'f1ca7bd57b467ff1a29d6f3068b76f5345a371faf51b1bc16b76bf6043e369da',
  Products: 'a22055b451b27360e74f1a597d64c1c468aeae1a754b3f583fe9359563a0a767',
  Suggestions: 'a7137fc4f704ca001e47ca0e18e79442e941cbb221beeb4b2ce63177cdb99f75',
}
