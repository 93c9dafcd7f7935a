import type { CategoryCode } from '@sunnah-store/schema/categories'
import styled from 'styled-components'

const drawings: Record<CategoryCode, string> = {
  11: 'M5 19V5.5A1.5 1.5 0 0 1 6.5 4H19v13H6.5A1.5 1.5 0 0 0 5 18.5 1.5 1.5 0 0 0 6.5 20H19',
  22: 'M8.5 4 4 6.5 5.5 11 8 10.2V20h8v-9.8l2.5.8L20 6.5 15.5 4a3.5 3.5 0 0 1-7 0z',
  33: 'M9 4h6l2 5-1.5 1L17.5 20h-11L8.5 10 7 9zM12 4v16',
  44: 'M4 16c0-5 3.5-8.5 8-8.5s8 3.5 8 8.5zM4 16v2.5h16V16M12 7.5V6',
  55: 'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM9 18v-7c0-2 1.5-3 3-4.5 1.5 1.5 3 2.5 3 4.5v7z',
  66: 'M10.4 4.8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M15.4 7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M17 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M14.4 16.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M6.4 16.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M3.8 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M5.4 7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M12 17v4',
  77: 'M10 3h4v3h-4zM9 9h6M8 20h8a2 2 0 0 0 2-2v-5a4 4 0 0 0-4-4h-4a4 4 0 0 0-4 4v5a2 2 0 0 0 2 2z',
}

/** The icon of a category, drawn here because icon sets have none for a borka or prayer beads. */
export const CategoryIcon = ({ code }: { code: CategoryCode }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden>
    <path d={drawings[code]} />
  </Drawing>
)

const Drawing = styled.svg`
  flex: none;
  width: var(--icon);
  height: var(--icon);
  fill: none;
  stroke: currentColor;
  stroke-width: var(--icon-stroke);
  stroke-linecap: round;
  stroke-linejoin: round;
`
