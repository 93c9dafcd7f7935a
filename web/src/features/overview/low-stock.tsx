import { Link } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { productName } from '../../lib/copy/product-name.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ThumbPicture } from '../../ui/data/thumb-picture.tsx'
import { FigureCard, FigureList } from './figure-list.ts'
import type { OverviewQuery } from './overview.generated.ts'

interface LowStockProps {
  products: OverviewQuery['overview']['lowStock']
  /** How many there are, those that are not listed too. */
  count: number
}

/** What will soon be sold out, each with the way to its stock. */
export const LowStock = ({ products, count }: LowStockProps) => {
  const { overview: copy, language } = useCopy(manageCopy)

  return (
    <FigureCard as="section" aria-labelledby="low-stock-heading">
      <h2 id="low-stock-heading">{copy.lowStock}</h2>
      {products.length === 0 && <p>{copy.noneLow}</p>}
      <FigureList>
        {products.map(({ id, quantity, image, options, ...names }) => (
          <li key={id}>
            <ThumbPicture image={image} faded={quantity === 0} />
            <div>
              <Link
                to={options.length > 0 ? paths.productVariants(id) : paths.updateProduct(id)}
                lang={productName(names, language).lang}
              >
                {productName(names, language).name}
              </Link>
            </div>
            <strong>{copy.left(quantity)}</strong>
          </li>
        ))}
      </FigureList>
      {count > products.length && (
        <p>
          <Link to={paths.lowStock()}>{copy.more(count - products.length)}</Link>
        </p>
      )}
    </FigureCard>
  )
}
