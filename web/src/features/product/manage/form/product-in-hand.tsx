import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { HeadingRow } from '../../../../ui/layout/page-layout.ts'

/** Which product is being changed, and the way to it in the shop. */
export const ProductInHand = ({ product }: { product: { id: string; name: string; nameBn: string | null } }) => {
  const { products, language } = useCopy(manageCopy)
  const { name, lang } = productName(product, language)

  return (
    <HeadingRow>
      <Name lang={lang}>{name}</Name>
      <ButtonLink to={paths.product(product.id)} $look="quiet">
        {products.form.see}
      </ButtonLink>
    </HeadingRow>
  )
}

const Name = styled.p`
  flex: 1 1 12rem;
  min-width: 0;
  font: 600 var(--type-lead);
  overflow-wrap: anywhere;
`
