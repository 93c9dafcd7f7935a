import { Price } from '../../features/product/price.tsx'
import { optionName } from '../../features/product/variant/option-name.ts'
import type { VariantChoice } from '../../features/product/variant/use-variant-choice.ts'
import { optionsInOrder } from '../../features/product/variant/variant-choice.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { variantName } from '../../lib/copy/variant-name.ts'

/** As `features/product/variant/variants-without-scripts.tsx`: which there are, and price and stock of each. */
export const VariantsWithoutScripts = ({ product }: Pick<VariantChoice, 'product'>) => {
  const { buying, language, productPage: copy, product: shown } = useCopy(shoppingCopy)
  const options = optionsInOrder(product).map((option) => optionName(option, buying, language))

  return (
    <noscript>
      {options.length > 0 && (
        <table>
          <caption>{options.join(' · ')}</caption>
          <tbody>
            {product.variants.map((variant) => (
              <tr key={variant.id}>
                <th scope="row">{variantName(variant, language)}</th>
                <td>
                  <Price pays={variant.discountedPrice} regular={variant.price} />
                </td>
                <td>{variant.quantity > 0 ? copy.available(variant.quantity) : shown.outOfStock}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </noscript>
  )
}
