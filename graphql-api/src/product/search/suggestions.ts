import { Field, Int, ObjectType } from 'type-graphql'
import { CountsAs } from '../../graphql/counts-as.js'
import { Category } from '../category.js'
import { Product } from '../product.entity.js'

export const MOST_SUGGESTED = { products: 4, categories: 2 }

@ObjectType({ description: 'What somebody may be looking for who is still typing.' })
export class Suggestions {
  @Field(() => String, {
    nullable: true,
    description: 'The search as the shop writes it, when it was only found because it is like that; else null.',
  })
  didYouMean!: string | null

  @CountsAs(MOST_SUGGESTED.products)
  @Field(() => [Product], { description: `The best ${MOST_SUGGESTED.products}.` })
  products!: Promise<Product[]>

  @Field(() => Int, { description: 'How many products are found.' })
  total!: number

  @CountsAs(MOST_SUGGESTED.categories)
  @Field(() => [Category], { description: `The categories that are named, at most ${MOST_SUGGESTED.categories}.` })
  categories!: Category[]
}
