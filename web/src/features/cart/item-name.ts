import type { Language } from '../../lib/copy/languages.ts'
import { fullName } from '../../lib/copy/variant-name.ts'
import type { CartLine_ItemFragment } from './cart-line.generated.ts'

/** What a line is called where it is spoken of, such as "Cotton Panjabi, Plain, Navy · L". */
export const itemName = (
  { name, nameBn, variant }: Pick<CartLine_ItemFragment, 'name' | 'nameBn' | 'variant'>,
  language: Language,
) => fullName({ ...variant, name, nameBn }, language)
