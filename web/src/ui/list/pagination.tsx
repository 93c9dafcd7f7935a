import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type PageParams, withPageParams } from '../../lib/navigation/page-params.ts'
import { media } from '../../theme/tokens.ts'
import { Icon } from '../basic/icon.tsx'
import { paginationWindow } from './pagination-window.ts'

/** The ways to the other pages of a list. */
export const Pagination = ({ params, pageCount }: { params: PageParams; pageCount: number }) => {
  const { list: copy, format } = useCopy()
  const [search] = useSearchParams()
  const { page } = params
  const hrefOf = (other: number) => withPageParams(search, { ...params, page: other })

  return (
    <nav aria-label={copy.pages}>
      <Pages>
        {page > 1 && (
          <Back>
            <Link to={hrefOf(page - 1)} aria-label={copy.previous} rel="prev">
              <Icon of={ChevronLeft} />
            </Link>
          </Back>
        )}
        {paginationWindow(page, pageCount).map((number, index, all) =>
          number === null ? (
            <Gap key={`after-${all[index - 1]}`}>…</Gap>
          ) : (
            <li key={number}>
              <Link
                to={hrefOf(number)}
                aria-label={copy.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {format.number(number)}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link to={hrefOf(page + 1)} aria-label={copy.next} rel="next">
              <Icon of={ChevronRight} />
            </Link>
          </li>
        )}
      </Pages>
    </nav>
  )
}

const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font: 500 var(--type-body);
  font-variant-numeric: tabular-nums;
  ${media.wide} { gap: var(--space-1); }
  a {
    display: grid;
    place-items: center;
    min-width: var(--touch);
    height: var(--touch);
    border-radius: var(--radius-control);
  }
  ${media.pointer} { a:hover { background: var(--sunken); } }
  [aria-current] { background: var(--primary); color: var(--on-primary); }
  ${media.pointer} { [aria-current]:hover { background: var(--primary-hover); } }
`

const Gap = styled.li`
  display: grid;
  place-items: center;
  min-width: var(--space-5);
  ${media.wide} { min-width: var(--touch); }
`

// A phone has room for the way forward beside the numbers, not for both.
const Back = styled.li`
  display: none;
  ${media.wide} { display: block; }
`
