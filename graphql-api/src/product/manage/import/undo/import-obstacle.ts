import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'

export enum ObstacleReason {
  ORDERED = 'ORDERED',
  HELD = 'HELD',
  STOCK_MOVED = 'STOCK_MOVED',
  DELETED = 'DELETED',
  CHANGED = 'CHANGED',
}

registerEnumType(ObstacleReason, {
  name: 'ObstacleReason',
  description: 'Why an import cannot be undone any more, or not all of it was.',
  valuesConfig: {
    ORDERED: { description: 'The product was ordered since.' },
    HELD: { description: 'A shopper holds pieces of it.' },
    STOCK_MOVED: { description: 'An admin has changed its stock since.' },
    DELETED: { description: 'The product was deleted since.' },
    CHANGED: { description: 'The product was changed since.' },
  },
})

@ObjectType({ simpleResolvers: true, description: 'A product of an import that was touched since.' })
export class ImportObstacle {
  @Field(() => Int, { description: 'The first row of the file that is about it, as a spreadsheet numbers rows.' })
  row!: number

  @Field(() => ID, { description: 'The product.' })
  productId!: string

  @Field({ description: 'What it is called.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'In Bangla, where there is one.' })
  nameBn!: string | null

  @Field(() => ObstacleReason, { description: 'What became of it.' })
  why!: ObstacleReason
}
