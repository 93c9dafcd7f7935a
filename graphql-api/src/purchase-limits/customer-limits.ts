import { Field, Int, ObjectType } from 'type-graphql'
import { Column } from 'typeorm'

@ObjectType({ description: 'How much one customer may order and set aside.' })
export class CustomerLimits {
  @Field(() => Int, { description: 'The most pieces of one order, and of one hold.' })
  @Column('integer')
  pieces!: number

  @Field(() => Int, { description: 'The most pieces of all holds of one shopper together.' })
  @Column('integer')
  held!: number

  @Field(() => Int, {
    description: 'The most open orders of one account, and to one phone: neither delivered nor removed.',
  })
  @Column('integer')
  orders!: number

  @Field(() => Int, {
    description: 'The most that the open orders of one account, or to one phone, may come to, in whole taka.',
  })
  @Column('integer')
  total!: number
}
