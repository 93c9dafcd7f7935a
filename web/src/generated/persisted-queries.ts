/** The sha256 of each query that everybody may ask; the server knows their texts. */
export const persistedQueries: Readonly<Record<string, string>> = {
  Delivery: 'a726de30da9523fc1d6953713da06d57b20785fbf072fc39e2b114fb2b0b4898',
  Product: '7dacd06990f76901f2869de9aa4cd5a6c03671e5d54a16110945602e8bdd6bc4',
  Products: '20f0d2bccabca1964acb29af80d59946ce9b270091399f0c377e31601f21868d',
  RelatedProducts: 'bee82bc667657c316b40193b43d4268040b620ff0604a25330fa2534851605d5',
  ReviewPage: '399a1c4d49cbd4cbea1d5d162d49e664a5ee5a96b0967879010c62b76e6710ff',
  Suggestions: '3dedd008bc1282096dbd3aab31ff9afa820504bb62f9462134350b0fbd1e3783',
}
