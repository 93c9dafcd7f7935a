import { Field, ObjectType } from 'type-graphql'
import { CountsAs } from '../../graphql/counts-as.js'
import { OptionKind, type OptionNames } from './option-names.js'
import type { ProductVariant } from './product-variant.entity.js'

@ObjectType({ description: 'One thing that can be chosen of an option, such as XL.' })
export class OptionValue {
  @Field({ description: 'As its variants have it.' })
  value!: string

  @Field(() => String, { nullable: true, description: 'The same in Bangla, where there is one.' })
  valueBn!: string | null
}

@ObjectType({ description: 'What a shopper chooses of a product before buying it, such as a size.' })
export class ProductOption {
  @Field(() => OptionKind, { description: 'Whether it is the `size` of the variants or their `color`.' })
  kind!: OptionKind

  @Field(() => String, { nullable: true, description: 'What it is called; null where it is just a size or a colour.' })
  name!: string | null

  @Field(() => String, { nullable: true, description: 'What it is called in Bangla, where there is a word.' })
  nameBn!: string | null

  // Made of the variants.
  @CountsAs(0)
  @Field(() => [OptionValue], { description: 'What can be chosen, in the order of the variants.' })
  values!: OptionValue[]
}

/** The options that these variants of a product differ by; none where there is nothing to choose. */
export const optionsOf = (names: OptionNames | null, variants: readonly ProductVariant[]): ProductOption[] => [
  ...optionOf(
    OptionKind.SIZE,
    names,
    variants.map(({ size, sizeBn }) => [size, sizeBn]),
  ),
  ...optionOf(
    OptionKind.COLOR,
    names,
    variants.map(({ color, colorBn }) => [color, colorBn]),
  ),
]

const optionOf = (
  kind: OptionKind,
  names: OptionNames | null,
  chosen: readonly (readonly [string | null, string | null])[],
): ProductOption[] => {
  const values = new Map<string, string | null>()
  for (const [value, valueBn] of chosen) if (value !== null) values.set(value, values.get(value) ?? valueBn)
  if (values.size === 0) return []
  const { name = null, nameBn = null } = names?.[kind] ?? {}
  return [{ kind, name, nameBn, values: [...values].map(([value, valueBn]) => ({ value, valueBn })) }]
}
