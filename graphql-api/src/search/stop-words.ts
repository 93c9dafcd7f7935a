/** Words that say nothing about what is looked for. They count, as they are written, only in a search that has no other word. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a an and any are at be by for from have i in is it me my of or please pls plz show some that the this to want with you your',
    'er der r o ar ebong ba jonno jonne jonyo diye theke moto jeta ja ki kono amar ami chai lagbe koto shoho soho saho',
    'ও এবং আর বা অথবা এর র এই সেই জন্য জন্যে দিয়ে থেকে মত মতো সহ টি টা গুলো কি কী কোন আমার আমি চাই লাগবে কত',
    'price prices cost rate dam daam damer koto taka tk bdt দাম দামের মূল্য টাকা',
    'buy buying order purchase sell sale sales offer discount kinbo kinte kena কিনব কিনবো কিনতে কেনা কিনুন অফার ছাড়',
    'shop store online bd bangladesh bangladeshi bangladesher অনলাইন দোকান বাংলাদেশ বাংলাদেশি বাংলাদেশের বিডি',
    'best good nice new latest trending popular cheap cheapest ভালো ভাল সেরা নতুন সুন্দর valo bhalo notun shera sera sundor shundor',
    'product products item items পণ্য',
  ].flatMap((line) => line.split(' ')),
)
