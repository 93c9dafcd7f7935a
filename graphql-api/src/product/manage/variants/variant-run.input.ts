import { limits } from '@sunnah-store/schema/limits'
import { ArrayMaxSize, ArrayUnique, IsInt, Max, Min, ValidateNested } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { LongestText } from '../../../validation/longest-text.js'
import { IsSeenLine, IsVisible } from '../../../validation/visible-text.js'
import { asOptionText } from '../../variant/choice.js'
import { OptionText } from './option-text.js'

const { each, text } = limits.variants

@InputType({ description: 'One thing that can be chosen of an option, such as XL.' })
export class OptionValueInput {
  @Field({ description: `1 to ${text} characters.` })
  @IsVisible()
  @IsSeenLine()
  @LongestText(text)
  value!: string

  @OptionText('The same in Bangla.')
  valueBn?: string | null
}

const written = ({ value }: OptionValueInput) => asOptionText(value)?.toLowerCase()

@InputType({ description: 'A run of variants: each of the sizes in each of the colours.' })
export class VariantRunInput {
  @Field(() => [OptionValueInput], {
    defaultValue: [],
    description: 'In their order; none: they differ by colour only.',
  })
  @ArrayMaxSize(each)
  @ArrayUnique(written, { message: 'sizes must name each size once' })
  @ValidateNested()
  sizes!: OptionValueInput[]

  @Field(() => [OptionValueInput], { defaultValue: [], description: 'In their order; none: they differ by size only.' })
  @ArrayMaxSize(each)
  @ArrayUnique(written, { message: 'colors must name each colour once' })
  @ValidateNested()
  colors!: OptionValueInput[]

  @Field(() => Int, { defaultValue: 0, description: 'How many pieces there are of each new one.' })
  @IsInt()
  @Min(0)
  @Max(limits.product.quantity)
  quantity!: number
}
