import { Link } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { productName } from '../../lib/copy/product-name.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ThumbPicture } from '../../ui/data/thumb-picture.tsx'
import { FigureCard, FigureList } from './figure-list.ts'
import type { OverviewQuery } from './overview.generated.ts'

/** What was ordered most in the days that are shown. */
export const BestSellers = ({ sellers }: { sellers: OverviewQuery['overview']['bestSellers'] }) => {
  const { overview: copy, checkout, language, taka } = useCopy(manageCopy)
  const called = (names: Parameters<typeof productName>[0]) => {
    const { name, lang } = productName(names, language)
    return { children: name, lang }
  }

  return (
    <FigureCard as="section" aria-labelledby="best-sellers">
      <h2 id="best-sellers">{copy.bestSellers}</h2>
      {sellers.length === 0 && <p>{copy.noSales}</p>}
      <FigureList>
        {sellers.map(({ productId, product, image, quantity, takings, ...names }) => (
          <li key={productId}>
            <ThumbPicture image={image} faded={!product} />
            <div>
              {product ? <Link to={paths.updateProduct(productId)} {...called(names)} /> : <p {...called(names)} />}
              <small>{product ? taka(takings) : `${checkout.noLongerSold} · ${taka(takings)}`}</small>
            </div>
            <strong>{copy.pieces(quantity)}</strong>
          </li>
        ))}
      </FigureList>
    </FigureCard>
  )
}
