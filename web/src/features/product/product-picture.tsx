import type { FragmentType } from '@apollo/client'
import styled from 'styled-components'
import { type ProductPicture_ProductFragment, useProductPicture_ProductFragment } from './product-picture.generated.ts'

interface ProductPictureProps {
  product: FragmentType<ProductPicture_ProductFragment>
  /** Empty where the name stands beside it. */
  alt: string
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string
  /** Seen without scrolling. */
  first: boolean
}

/** The picture of a product, pale when it is sold out. */
export const ProductPicture = ({ product, alt, sizes, first }: ProductPictureProps) => {
  const { data, complete } = useProductPicture_ProductFragment(product)
  if (!complete) return null

  return (
    <Picture
      src={data.image.url}
      srcSet={data.image.srcSet ?? undefined}
      sizes={sizes}
      width={640}
      height={640}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      $soldOut={data.quantity === 0}
    />
  )
}

const Picture = styled.img<{ $soldOut: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${({ $soldOut }) => ($soldOut ? 0.55 : 1)};
`
