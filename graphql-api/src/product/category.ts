import { categories } from '@sunnah-store/schema/categories'
import { Field, Int, ObjectType } from 'type-graphql'
import { CountsAs } from '../graphql/counts-as.js'

@CountsAs(0)
@ObjectType({ description: 'One of the seven categories of products.' })
export class Category {
  @Field(() => Int, { description: '11, 22, 33, 44, 55, 66 or 77.' })
  readonly code: number

  @Field({ description: 'As people read it, in English.' })
  readonly name: string

  @Field({ description: "The address of the category's page in the shop, such as /attar." })
  readonly path: string

  constructor({ code, name, path }: (typeof categories)[number]) {
    this.code = code
    this.name = name
    this.path = path
  }
}

export const allCategories = categories.map((category) => new Category(category))

/** The database takes no other code than these. */
export const categoryByCode = (code: number): Category => {
  const category = allCategories.find((one) => one.code === code)
  if (!category) throw new Error(`There is no category ${code}`)
  return category
}
