import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayMinSize, IsEnum, ValidateNested } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { LongestText } from '../../../validation/longest-text.js'
import { IsSeenLine, IsVisible } from '../../../validation/visible-text.js'
import { LengthUnit } from '../../variant/size-chart.js'
import { OptionText } from './option-text.js'

const { columns, rows, cell } = limits.sizeChart

@InputType({ description: 'A column of a size chart, such as Chest.' })
export class SizeChartColumnInput {
  @Field({ description: `What is measured, in English; 1 to ${cell} characters.` })
  @IsVisible()
  @IsSeenLine()
  @LongestText(cell)
  name!: string

  @OptionText('The same in Bangla.')
  nameBn?: string | null
}

@InputType({ description: 'The measures of one size.' })
export class SizeChartRowInput {
  @Field({ description: `The size, as the variants have it; 1 to ${cell} characters.` })
  @IsVisible()
  @IsSeenLine()
  @LongestText(cell)
  size!: string

  @OptionText('The same in Bangla.')
  sizeBn?: string | null

  @Field(() => [String], {
    description: `One cell a column, up to ${cell} characters each; empty where nothing is known.`,
  })
  @ArrayMaxSize(columns)
  @IsSeenLine({ each: true })
  @LongestText(cell, { each: true })
  cells!: string[]
}

@InputType({ description: 'What the sizes of a product measure.' })
export class SizeChartInput {
  @Field(() => LengthUnit, { description: 'What its cells are typed in.' })
  @IsEnum(LengthUnit)
  unit!: LengthUnit

  @Field(() => [SizeChartColumnInput], { description: `What is measured, 1 to ${columns} columns.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(columns)
  @ValidateNested()
  columns!: SizeChartColumnInput[]

  @Field(() => [SizeChartRowInput], { description: `The sizes, 1 to ${rows}.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(rows)
  @ValidateNested()
  rows!: SizeChartRowInput[]
}
