import type { FragmentType } from '@apollo/client'
import styled from 'styled-components'
import { PictureOnTap } from '../../ui/basic/picture-on-tap.tsx'
import { type ProductPicture_ProductFragment, useProductPicture_ProductFragment } from './product-picture.generated.ts'

interface ProductPictureProps {
  product: FragmentType<ProductPicture_ProductFragment>
  /** What its name is; it stands beside the picture. */
  name: string
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string
  /** Seen without scrolling. */
  first: boolean
}

/** The picture of a product, pale when it is sold out. */
export const ProductPicture = ({ product, name, sizes, first }: ProductPictureProps) => {
  const { data, complete } = useProductPicture_ProductFragment(product)
  if (!complete) return null

  return (
    <PictureOnTap image={data.image} name={name}>
      {({ url, srcSet }) => (
        <Picture
          src={url}
          srcSet={srcSet ?? undefined}
          sizes={sizes}
          width={640}
          height={640}
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          data-late={first ? undefined : ''}
          decoding="async"
          $soldOut={data.quantity === 0}
        />
      )}
    </PictureOnTap>
  )
}

const Picture = styled.img<{ $soldOut: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${({ $soldOut }) => ($soldOut ? 0.55 : 1)};
`
