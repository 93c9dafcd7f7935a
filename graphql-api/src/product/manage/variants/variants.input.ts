import { limits } from '@sunnah-store/schema/limits'
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import { IsPictureUrl } from '../../../picture/picture-url.js'
import { OptionText } from './option-text.js'

const { each, text } = limits.variants

@InputType({
  description: 'A variant as an admin wants it. What is not sent stays as it is; of a new one it is nothing.',
})
export class VariantInput {
  @Field(() => ID, { nullable: true, description: 'The variant that is changed; without it, a new one.' })
  @IsOptional()
  @IsUUID()
  id?: string | null

  @OptionText(`The shop's own number for it, unique in the shop, up to ${text} characters.`)
  sku?: string | null

  @OptionText(`Its size, or what the first option is, up to ${text} characters.`)
  size?: string | null

  @OptionText('The same in Bangla.')
  sizeBn?: string | null

  @OptionText(`Its colour, or what the second option is, up to ${text} characters.`)
  color?: string | null

  @OptionText('The same in Bangla.')
  colorBn?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Its regular price, in whole taka; null: that of the product.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(limits.product.price)
  price?: number | null

  @Field(() => Int, { nullable: true, description: 'With `price`: the `price` that the admin saw, in whole taka.' })
  @IsOptional()
  @IsInt()
  expectedPrice?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces are to be available; none of a new one.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(limits.product.quantity)
  quantity?: number | null

  @Field(() => Int, { nullable: true, description: 'With `quantity`: the stock that the admin saw.' })
  @IsOptional()
  @IsInt()
  expectedQuantity?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Its own picture, as that of a product; null: none of its own.',
  })
  @IsOptional()
  @IsPictureUrl()
  imageUrl?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether it is sold. Not sent: as it is; a new one is.' })
  @IsOptional()
  @IsBoolean()
  isActive?: boolean | null
}

@InputType({ description: 'What the options of a product are called; null or blank: just a size, just a colour.' })
export class OptionNamesInput {
  @OptionText('The first option, such as Length.')
  size?: string | null

  @OptionText('The same in Bangla.')
  sizeBn?: string | null

  @OptionText('The second option, such as Scent.')
  color?: string | null

  @OptionText('The same in Bangla.')
  colorBn?: string | null
}

@InputType({ description: 'The variants of a product as an admin wants them.' })
export class SaveVariantsInput {
  @Field(() => [VariantInput], {
    description: `Those that are changed or new, in the order in which they are to be shown; others stay as they are, after these, but for one without size and colour. At most ${each} are sold of one product, and all that are sold have the same options.`,
  })
  @ArrayMaxSize(2 * each)
  @ArrayUnique(({ id }: VariantInput) => id ?? Symbol('new'), { message: 'variants must name each variant once' })
  @ValidateNested()
  variants!: VariantInput[]

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Those that are to go: no longer sold, or gone for good when nothing was ever done with them.',
  })
  @ArrayMaxSize(2 * each)
  @IsUUID(undefined, { each: true })
  removedIds!: string[]

  @Field(() => OptionNamesInput, { nullable: true, description: 'Not sent: as they are.' })
  @IsOptional()
  @ValidateNested()
  optionNames?: OptionNamesInput | null
}
