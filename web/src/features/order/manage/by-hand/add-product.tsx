import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { ThumbPicture } from '../../../../ui/data/thumb-picture.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { useProductsToAddLazyQuery } from './correct-order.generated.ts'
import { type AgreedLine, addedLine, type HandLine } from './hand-line.ts'

interface AddProductProps {
  lines: readonly HandLine[]
  /** What the order has, where one is corrected. */
  ordered?: readonly AgreedLine[]
  onAdd: (line: HandLine) => void
  /** What is wrong with what was added so far. */
  wrong?: string | undefined
}

/** Looks for a product and adds it to what is ordered. */
export const AddProduct = ({ lines, ordered = [], onAdd, wrong }: AddProductProps) => {
  const { byHand: copy, language, search, taka } = useCopy(manageCopy)
  const [words, setWords] = useState('')
  const [find, { data, loading, error }] = useProductsToAddLazyQuery({ fetchPolicy: 'network-only' })
  const found = data?.products.items

  const look = () => {
    const search = words.trim()
    if (search) find({ variables: { search } }).catch(() => undefined)
  }

  // The search stands within the form of the order, which Enter would send.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    look()
  }

  return (
    <Place>
      <Search>
        <TextField
          id="add-product"
          label={copy.add}
          error={wrong}
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={handleKeyDown}
        />
        <Button type="button" $look="quiet" disabled={loading} onClick={look}>
          {search.submit}
        </Button>
      </Search>
      <p role="status">{error ? copy.findFailed : found?.length === 0 && copy.nothingFound}</p>
      {found && (
        <Found>
          {found.map((product) => {
            const { name, lang } = productName(product, language)
            const line = addedLine(product, lines, ordered)
            return (
              <li key={product.id}>
                <ThumbPicture image={product.image} />
                <span lang={lang}>{name}</span>
                <Button
                  type="button"
                  $look="text"
                  disabled={!line}
                  aria-label={copy.addNamed(name)}
                  onClick={() => line && onAdd(line)}
                >
                  <Icon of={Plus} />
                  {line
                    ? taka(Math.min(...product.variants.map(({ discountedPrice }) => discountedPrice)))
                    : copy.added}
                </Button>
              </li>
            )
          })}
        </Found>
      )}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-self: stretch;
`

const Search = styled(Row)`
  align-items: end;
  & > :first-child { flex: 1; }
`

const Found = styled.ul`
  display: grid;
  gap: var(--space-2);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-3);
    align-items: center;
  }
  img { width: var(--control); height: var(--control); }
`
