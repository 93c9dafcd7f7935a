import { Link } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { fullName } from '../../lib/copy/variant-name.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ThumbPicture } from '../../ui/data/thumb-picture.tsx'
import { FigureCard, FigureList } from './figure-list.ts'
import type { OverviewQuery } from './overview.generated.ts'

interface LowVariantsProps {
  variants: OverviewQuery['overview']['lowVariants']
}

/** Sizes and colours that will soon be sold out, each with the way to its row. */
export const LowVariants = ({ variants }: LowVariantsProps) => {
  const { overview: copy, language } = useCopy(manageCopy)
  if (variants.length === 0) return null

  return (
    <FigureCard as="section" aria-labelledby="low-variants-heading">
      <h2 id="low-variants-heading">{copy.lowVariants}</h2>
      <FigureList>
        {variants.map(({ id, productId, quantity, image, product, ...names }) => (
          <li key={id}>
            <ThumbPicture image={image} faded={quantity === 0} />
            <div>
              {product && (
                <Link to={paths.productVariants(productId, id)}>{fullName({ ...names, ...product }, language)}</Link>
              )}
            </div>
            <strong>{copy.left(quantity)}</strong>
          </li>
        ))}
      </FigureList>
    </FigureCard>
  )
}
