/** The sha256 of each query that everybody may ask; the server knows their texts. */
export const persistedQueries: Readonly<Record<string, string>> = {
  Delivery: 'a726de30da9523fc1d6953713da06d57b20785fbf072fc39e2b114fb2b0b4898',
  Product: '56566c9d0c875c594201fb7e6c55151eaa0846a42e190d446faab3a15cb46322',
  Products: '7e82eb8825763d2843eb03ee6dfa67381712adade826ca44bb9014159c46444d',
  RelatedProducts: '77bd75ed4d307eb2297ceecac106f948e2de1ab5537c6f7b5071fc4b9c5b3788',
  ReviewPage: '399a1c4d49cbd4cbea1d5d162d49e664a5ee5a96b0967879010c62b76e6710ff',
  Suggestions: '3dedd008bc1282096dbd3aab31ff9afa820504bb62f9462134350b0fbd1e3783',
}
