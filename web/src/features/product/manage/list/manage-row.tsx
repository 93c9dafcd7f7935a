import type { FragmentType } from '@apollo/client'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useIsAdmin } from '../../../../lib/identity/use-is-admin.ts'
import { listBehind } from '../../../../lib/navigation/list-behind.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { media } from '../../../../theme/tokens.ts'
import { IconButton, IconLink } from '../../../../ui/basic/icon-button.tsx'
import { touchLink } from '../../../../ui/basic/touch-link.ts'
import { VisuallyHidden } from '../../../../ui/basic/visually-hidden.tsx'
import { Pill } from '../../../../ui/data/pill.tsx'
import { ThumbPicture } from '../../../../ui/data/thumb-picture.tsx'
import { DiscountPill } from '../../discount-pill.tsx'
import { CutName } from './cut-name.tsx'
import { type ManageRow_ProductFragment, useManageRow_ProductFragment } from './manage-row.generated.ts'

interface ManageRowProps {
  product: FragmentType<ManageRow_ProductFragment>
  /** The tick that chooses it, for those who may. */
  chooser: ReactNode
  onDelete: (product: { id: string; name: string }) => void
}

/** One product, with the ways to change it for those who may. */
export const ManageRow = ({ product, chooser, onDelete }: ManageRowProps) => {
  const { products, variants, product: words, language, taka } = useCopy(manageCopy)
  const copy = products.manage
  const isAdmin = useIsAdmin()
  const [search] = useSearchParams()
  const { data, complete } = useManageRow_ProductFragment(product)
  if (!complete) return null

  const { name, lang } = productName(data, language)
  const price = taka(data.price)
  const stock = data.quantity === 0 ? <Pill $tone="bad">{words.outOfStock}</Pill> : copy.inStock(data.quantity)
  return (
    <tr>
      <td>
        <Thumb>
          {chooser}
          <ThumbPicture image={data.image} faded={data.quantity === 0} />
        </Thumb>
      </td>
      <th scope="row" lang={lang}>
        <CutName name={name} />
      </th>
      <td>
        <Price>
          <DiscountPill discount={data.discount} />
          <span>{data.priceTo > data.price ? words.from(price) : price}</span>
        </Price>
      </td>
      <td>
        {isAdmin && data.options.length > 0 ? (
          <StockLink to={paths.productVariants(data.id)} state={listBehind(search)}>
            {stock} <VisuallyHidden>{variants.grid.cell(variants.heading, name)}</VisuallyHidden>
          </StockLink>
        ) : (
          stock
        )}
      </td>
      <td>
        {isAdmin ? (
          <>
            <IconLink
              label={copy.edit(name)}
              icon={Pencil}
              to={paths.updateProduct(data.id)}
              state={listBehind(search)}
            />
            <Danger
              label={copy.remove(name)}
              icon={Trash2}
              aria-haspopup="dialog"
              onClick={() => onDelete({ id: data.id, name })}
            />
          </>
        ) : (
          <IconLink label={copy.look(name)} icon={Eye} to={paths.product(data.id)} />
        )}
      </td>
    </tr>
  )
}

// Prices stand below each other, whatever is taken off some of them.
const Price = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  ${media.narrow} {
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    & > :last-child { order: -1; }
  }
`

const Thumb = styled.div`
  display: flex;
  gap: var(--space-3);
`

const StockLink = styled(Link)`${touchLink}`

const Danger = styled(IconButton)`
  color: var(--danger);
`
