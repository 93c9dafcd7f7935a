import { Field, Int, ObjectType } from 'type-graphql'
import { CountsAs } from '../../graphql/counts-as.js'
import { Product } from '../product.entity.js'

/** The maximum length of its lists; a search reads no more words. */
export const mostTried = { words: 8, means: 10, products: 5 } as const

@ObjectType({ description: 'A word of a search, and what the shop takes it for.' })
export class SearchedWord {
  @Field({ description: 'The word, as the search reads it.' })
  word!: string

  @CountsAs(mostTried.means)
  @Field(() => [String], {
    description: `The words of the shop that it may mean, the surest first, up to ${mostTried.means}; none when it means nothing here.`,
  })
  means!: string[]
}

interface TrialSource {
  words: () => SearchedWord[]
  total: () => Promise<number>
  products: () => Promise<Product[]>
}

/** Each field is read only when the query selects it. */
@ObjectType({ description: 'What a search finds at this moment, and why.' })
export class SearchTrial {
  constructor(private readonly source: TrialSource) {}

  @CountsAs(mostTried.words)
  @Field(() => [SearchedWord], {
    description: `The words of the search, the first ${mostTried.words} that say something.`,
  })
  words(): SearchedWord[] {
    return this.source.words()
  }

  @Field(() => Int, { description: 'How many products it finds.' })
  total(): Promise<number> {
    return this.source.total()
  }

  @CountsAs(mostTried.products)
  @Field(() => [Product], { description: `The best of them, up to ${mostTried.products}.` })
  products(): Promise<Product[]> {
    return this.source.products()
  }
}
