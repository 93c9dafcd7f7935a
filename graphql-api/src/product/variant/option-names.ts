import { registerEnumType } from 'type-graphql'

export enum OptionKind {
  SIZE = 'SIZE',
  COLOR = 'COLOR',
}

registerEnumType(OptionKind, {
  name: 'OptionKind',
  description: 'Which of the two options of a product is meant.',
  valuesConfig: {
    SIZE: { description: 'The first: the `size` of its variants, whatever it is called.' },
    COLOR: { description: 'The second: the `color` of its variants, whatever it is called.' },
  },
})

/** What an option is called, in both languages. */
interface OptionName {
  name: string
  nameBn: string | null
}

/** What the options of a product are called where they are not a size and a colour. */
export type OptionNames = Partial<Record<OptionKind, OptionName>>
