import { limits } from '@sunnah-store/schema/limits'
import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { CountsAs } from '../../graphql/counts-as.js'

export enum LengthUnit {
  CM = 'CM',
  INCH = 'INCH',
}

registerEnumType(LengthUnit, {
  name: 'LengthUnit',
  description: 'What lengths are measured in.',
  valuesConfig: { CM: { description: 'Centimetres.' }, INCH: { description: 'Inches of 2.54 cm.' } },
})

@ObjectType({ description: 'A column of a size chart, such as Chest.' })
export class SizeChartColumn {
  @Field({ description: 'What is measured, in English.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'The same in Bangla, where there is a word.' })
  nameBn!: string | null
}

@ObjectType({ description: 'The measures of one size.' })
export class SizeChartRow {
  @Field({ description: 'The size, as the variants have it.' })
  size!: string

  @Field(() => String, { nullable: true, description: 'The same in Bangla, where there is one.' })
  sizeBn!: string | null

  @CountsAs(limits.sizeChart.columns)
  @Field(() => [String], { description: 'One cell a column, as the owner typed it, such as "96" or "38–40".' })
  cells!: string[]
}

@ObjectType({ description: 'What the sizes of a product measure.' })
export class SizeChart {
  @Field(() => LengthUnit, { description: 'What its cells are typed in.' })
  unit!: LengthUnit

  @CountsAs(limits.sizeChart.columns)
  @Field(() => [SizeChartColumn], { description: 'What is measured.' })
  columns!: SizeChartColumn[]

  @CountsAs(limits.sizeChart.rows)
  @Field(() => [SizeChartRow], { description: 'The sizes.' })
  rows!: SizeChartRow[]
}
