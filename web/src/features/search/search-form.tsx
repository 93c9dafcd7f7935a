import { limits } from '@sunnah-store/schema/limits'
import { Search } from 'lucide-react'
import { Form, useLocation, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/paths.ts'
import { media } from '../../theme/tokens.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Where people say what they look for; shows what the address already searches. */
export const SearchForm = () => {
  const { search: copy } = useCopy()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const words = pathname === paths.search() ? (params.get('q') ?? '') : ''

  return (
    <SearchRow role="search" action={paths.search()}>
      <Box>
        <VisuallyHidden>{copy.label}</VisuallyHidden>
        <Icon of={Search} />
        <Input
          key={words}
          type="search"
          name="q"
          enterKeyHint="search"
          defaultValue={words}
          placeholder={copy.placeholder}
          maxLength={limits.searchLength}
        />
      </Box>
      <Button type="submit">{copy.submit}</Button>
    </SearchRow>
  )
}

const SearchRow = styled(Form)`
  display: flex;
  gap: var(--space-2);
`

const Box = styled.label`
  position: relative;
  flex: 1;
  min-width: 0;
  & > :nth-child(2) {
    display: none;
    position: absolute;
    left: var(--space-4);
    height: 100%;
    align-items: center;
    color: var(--muted);
    pointer-events: none;
    ${media.wide} { display: inline-grid; }
  }
`

const Input = styled.input`
  width: 100%;
  min-height: var(--control);
  padding: var(--space-2) var(--space-3);
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  text-overflow: ellipsis;
  &::placeholder { color: var(--muted); opacity: 1; }
  ${media.wide} { padding-inline-start: calc(var(--icon) + var(--space-5)); }
`
