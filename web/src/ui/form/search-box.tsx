import { limits } from '@sunnah-store/schema/limits'
import { Search } from 'lucide-react'
import { Form } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { Button } from '../basic/button.tsx'
import { Icon } from '../basic/icon.tsx'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'

interface SearchBoxProps {
  label: string
  placeholder: string
  /** The page that shows what was found. */
  action: string
  /** What is searched already. */
  words: string
  /** What else the address goes on saying. */
  kept?: Record<string, string>
}

/** A line for words to look for; they stand in the address as `q`. */
export const SearchBox = ({ label, placeholder, action, words, kept = {} }: SearchBoxProps) => {
  const { search } = useCopy()

  return (
    <SearchRow role="search" aria-label={label} action={action}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Box>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon of={Search} />
        <Input
          key={words}
          type="search"
          name="q"
          enterKeyHint="search"
          defaultValue={words}
          placeholder={placeholder}
          maxLength={limits.searchLength}
        />
      </Box>
      <Button type="submit">{search.submit}</Button>
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
