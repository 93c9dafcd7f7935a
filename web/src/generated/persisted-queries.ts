/** The sha256 of each query that everybody may ask; the server knows their texts. */
export const persistedQueries: Readonly<Record<string, string>> = {
  Delivery: 'a726de30da9523fc1d6953713da06d57b20785fbf072fc39e2b114fb2b0b4898',
  MoreReviews: '1c2f5a4f5852fb57fb3658a04e9d256dfaf4dcb8843aa4577964324e2a284c85',
  Product: 'f8a201333765788723dfe8ecf383fc55504c691a15df18fe00b3f0dc10bb7bc5',
  Products: '20f0d2bccabca1964acb29af80d59946ce9b270091399f0c377e31601f21868d',
  RelatedProducts: 'bee82bc667657c316b40193b43d4268040b620ff0604a25330fa2534851605d5',
  Suggestions: 'a7137fc4f704ca001e47ca0e18e79442e941cbb221beeb4b2ce63177cdb99f75',
}
