import type { CategoryCode } from '@sunnah-store/schema/categories'
import styled from 'styled-components'

/** A round picture of what a category sells; its name stands beside it. */
export const CategoryPicture = ({ code, size }: { code: CategoryCode; size: 'small' | 'large' }) => (
  <Round src={`/images/category-${code}.webp`} alt="" width={120} height={120} loading="lazy" $size={size} />
)

const Round = styled.img<{ $size: 'small' | 'large' }>`
  width: ${({ $size }) => ($size === 'small' ? 'var(--thumb)' : 'var(--bubble)')};
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
`
