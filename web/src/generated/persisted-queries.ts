/** The sha256 of each query that everybody may ask; the server knows their texts. */
export const persistedQueries: Readonly<Record<string, string>> = {
  Delivery: 'a726de30da9523fc1d6953713da06d57b20785fbf072fc39e2b114fb2b0b4898',
  Product: 'ea8da35140c1bca06fdc3f194ed071b5ebe6c9a3d9c24e6862c985a94ea9aa36',
  Products: '20f0d2bccabca1964acb29af80d59946ce9b270091399f0c377e31601f21868d',
  RelatedProducts: 'bee82bc667657c316b40193b43d4268040b620ff0604a25330fa2534851605d5',
  ReviewPage: '58a665392ebc6d6b30b654fd00f038f377fd73ccf583b9138f735cde8bc7ea0b',
  Suggestions: 'a7137fc4f704ca001e47ca0e18e79442e941cbb221beeb4b2ce63177cdb99f75',
}
