import type { CategoryCode } from '@sunnah-store/schema/categories'
import { Search } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import styled from 'styled-components'
import { CategoryIcon } from '../../features/category/category-icon.tsx'
import { SearchDialog } from '../../features/search/search-dialog.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { contentTaken } from '../../lib/first-page.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { media } from '../../theme/tokens.ts'
import { IconButton } from '../../ui/basic/icon-button.tsx'

/** The search in the bar; where there is no room for its field, a button that opens it, beside the others. */
export const HeaderSearch = ({ children }: { children: ReactNode }) => {
  const { search: copy } = useCopy()
  const [dialog, setDialog] = useState<'away' | 'drawn' | 'open'>('away')

  // Drawn while nobody waits for it: a press has little left to do before it is seen.
  useEffect(() => {
    if (dialog !== 'away') return
    const draw = () => setDialog((now) => (now === 'away' ? 'drawn' : now))
    void contentTaken.then(() => whenIdle(() => startTransition(draw)))
  }, [dialog])

  return (
    <>
      <Wide>
        <SearchForm categorySign={signOf} />
      </Wide>
      {dialog !== 'away' && (
        <SearchDialog categorySign={signOf} open={dialog === 'open'} onClose={() => setDialog('away')} />
      )}
      <Rest>{children}</Rest>
      <Narrow>
        <IconButton label={copy.submit} icon={Search} aria-haspopup="dialog" onClick={() => setDialog('open')} />
      </Narrow>
    </>
  )
}

const signOf = (code: CategoryCode) => <CategoryIcon code={code} />

const Wide = styled.div`
  display: none;
  flex: 0 1 var(--column);
  min-width: 0;
  margin-inline-start: var(--space-5);
  ${media.sidebar} { display: block; }
`

const Rest = styled.div`
  margin-inline-start: auto;
`

const Narrow = styled.div`
  ${media.sidebar} { display: none; }
`
