import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { productName } from '../../../../lib/copy/product-name.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { IconButton } from '../../../../ui/basic/icon-button.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { ThumbPicture } from '../../../../ui/data/thumb-picture.tsx'
import { errorIdOf } from '../../../../ui/form/field-frame.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { Stepper } from '../../../../ui/form/stepper.tsx'
import {
  choiceName,
  chosenOf,
  type HandLine,
  isAsAgreed,
  isChosen,
  isPossible,
  mostOf,
  piecesOf,
  priceOf,
  variantIdOf,
} from './hand-line.ts'

interface HandLinesProps {
  lines: readonly HandLine[]
  onChange: (lines: HandLine[]) => void
}

/** What is ordered: sizes, colours and quantities can be changed, and lines taken out. */
export const HandLines = ({ lines, onChange }: HandLinesProps) => (
  <List>
    {lines.map((line) => (
      <Line
        key={line.key}
        line={line}
        others={lines.filter((other) => other !== line)}
        onChange={(changed) => onChange(lines.flatMap((one) => (one === line ? (changed ?? []) : one)))}
      />
    ))}
  </List>
)

interface LineProps {
  line: HandLine
  others: readonly HandLine[]
  /** Null: it is taken out. */
  onChange: (line: HandLine | null) => void
}

const Line = ({ line, others, onChange }: LineProps) => {
  const { byHand: copy, buying, language, format, taka } = useCopy(manageCopy)
  const { name, lang } = productName(line, language)
  const { agreed, variants, variantId } = line
  const most = mostOf(line)
  const id = `quantity-${line.key}`
  const chosen = isChosen(line)
  const wrong = chosen && !isPossible(line)
  const choices = variants.filter((variant) => !others.some((other) => other.variantId === variant.id))
  const isOther = agreed && (agreed.variantId !== variantId || String(agreed.quantity) !== line.quantity)

  return (
    <li>
      <Goods>
        <ThumbPicture image={chosenOf(line)?.image ?? line.image} />
        <div>
          <p lang={lang}>{name}</p>
          {chosen && (
            <small>
              {isAsAgreed(line) ? copy.agreed(taka(priceOf(line))) : taka(priceOf(line))}
              {' · '}
              {copy.left(most)}
            </small>
          )}
          {!line.isSold && <Notice>{copy.notSold}</Notice>}
        </div>
        <IconButton label={copy.takeOut(name)} icon={Trash2} onClick={() => onChange(null)} />
      </Goods>
      <Row>
        {variants.length > 1 && (
          <Select
            id={variantIdOf(line)}
            label={copy.variant}
            value={variantId}
            onChange={({ target }) => onChange({ ...line, variantId: target.value })}
          >
            {!chosen && <option value="">{copy.choose}</option>}
            {choices.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {choiceName(variant, language)}
              </option>
            ))}
          </Select>
        )}
        {chosen && (
          <Stepper
            id={id}
            name={name}
            value={line.quantity}
            least={1}
            most={most}
            invalid={wrong}
            onChange={(quantity) => onChange({ ...line, quantity })}
          />
        )}
        {isOther && (
          <small>
            {copy.wasLine(variants.length > 1 ? choiceName(agreed, language) : '', format.number(agreed.quantity))}
          </small>
        )}
      </Row>
      {wrong && (
        <p id={errorIdOf(id)} role="alert">
          {piecesOf(line) > most ? copy.tooMany(most) : buying.chooseQuantity(most)}
        </p>
      )}
    </li>
  )
}

const Notice = styled.p`
  font: 400 var(--type-small);
  color: var(--danger);
`

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  justify-self: stretch;
  & > li { display: grid; gap: var(--space-3); }
  & > li + li { padding-top: var(--space-4); border-top: 1px solid var(--line); }
  small { color: var(--muted); font: 400 var(--type-small); }
  [role='alert'] { color: var(--danger); font: 400 var(--type-small); }
`

const Goods = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
  overflow-wrap: anywhere;
  img { width: var(--control); height: var(--control); }
`
