/** The sha256 of each query that everybody may ask; the server knows their texts. */
export const persistedQueries: Readonly<Record<string, string>> = {
  MoreReviews: '1c2f5a4f5852fb57fb3658a04e9d256dfaf4dcb8843aa4577964324e2a284c85',
  Product: '84a20ab12b485464251059f5ef551c0850b9429a6b00a4bac524578a8b2211d8',
  Products: '9af1eb9ca713105974a984a73f22db1162921987093ff966527a6e4472217069',
  Suggestions: 'a7137fc4f704ca001e47ca0e18e79442e941cbb221beeb4b2ce63177cdb99f75',
}
