import type { CategoryCode } from '@sunnah-store/schema/categories'
import styled from 'styled-components'
import { useLowData } from '../../lib/low-data/use-low-data.ts'
import { emptyPicture } from '../../lib/pictures/empty.ts'

/** A round picture of what a category sells; its name stands beside it. */
export const CategoryPicture = ({ code, size }: { code: CategoryCode; size: 'small' | 'large' }) => {
  const isPlain = useLowData()
  const src = isPlain ? emptyPicture : `/images/category-${code}.webp`
  return (
    <Round $size={size}>
      <img src={src} alt="" width={120} height={120} loading="lazy" data-late="" />
    </Round>
  )
}

const Round = styled.span<{ $size: 'small' | 'large' }>`
  display: block;
  flex: none;
  width: ${({ $size }) => ($size === 'small' ? 'var(--thumb)' : 'var(--bubble)')};
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  & > img { height: auto; }
`
