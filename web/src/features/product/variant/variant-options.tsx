import { swatchOf } from '@sunnah-store/schema/colors'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { media } from '../../../theme/tokens.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { Muted } from '../../../ui/basic/muted.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { optionName } from './option-name.ts'
import type { VariantChoice } from './use-variant-choice.ts'
import { nothing, type Option, optionsInOrder, standing } from './variant-choice.ts'

interface VariantOptionsProps {
  choice: VariantChoice
  /** What helps to choose a size. */
  sizeHelp?: ReactNode
}

/** The first pill of an option, to go to when its choice is missing. */
export const optionId = ({ kind }: Pick<Option, 'kind'>) => `option-${kind.toLowerCase()}`

/** The sizes and colours of a product as pills; nothing for a product without a choice. */
export const VariantOptions = ({ choice, sizeHelp }: VariantOptionsProps) => {
  const { buying } = useCopy(shoppingCopy)
  const options = optionsInOrder(choice.product)

  return (
    <>
      {choice.unknown.length > 0 && (
        <Muted $small role="status">
          {buying.unknownChoice(choice.unknown.join(', '))}
        </Muted>
      )}
      {options.map((option) => (
        <OptionPills
          key={option.kind}
          option={option}
          choice={choice}
          help={option.kind === 'SIZE' ? sizeHelp : undefined}
        />
      ))}
    </>
  )
}

interface OptionPillsProps {
  option: Option
  choice: VariantChoice
  help: ReactNode
}

const OptionPills = ({ option, choice, help }: OptionPillsProps) => {
  const copy = useCopy(shoppingCopy)
  const { buying: words, language } = copy
  const { kind, values } = option
  const chosen = choice.chosen[kind]
  const name = optionName(option, words, language)
  const isAsked = choice.asked === kind
  const shown = values.map(({ value, valueBn }) => ({
    value,
    label: (language === 'bn' && valueBn) || value,
    // The colour comes first: one that is sold out in the chosen size is there in others.
    stands: standing(choice.product, kind === 'COLOR' ? nothing : choice.chosen, kind, value),
  }))
  const label = shown.find(({ value }) => value === chosen)?.label
  const spoken = { inStock: (label: string) => label, soldOut: words.soldOutValue, notMade: words.notMadeValue }

  return (
    <Options data-asked={isAsked || undefined}>
      <legend>
        {name}
        {label && (
          <>
            : <span>{label}</span>
          </>
        )}
      </legend>
      {help}
      <Problem role="alert">
        {isAsked && (
          <>
            <Icon of={TriangleAlert} />
            {words.chooseFirst(name)}
          </>
        )}
      </Problem>
      <Pills>
        {shown.map(({ value, label, stands }, i) => {
          const swatch = kind === 'COLOR' ? swatchOf(value) : null
          return (
            <Pill key={value} $struck={stands !== 'inStock'}>
              <input
                id={i === 0 ? optionId(option) : undefined}
                type="radio"
                name={optionId(option)}
                aria-label={spoken[stands](label)}
                checked={value === chosen}
                onChange={() => choice.choose(kind, value)}
              />
              <span>
                {swatch && (
                  <Swatch aria-hidden>
                    <rect width="100%" height="100%" fill={swatch} />
                  </Swatch>
                )}
                {label}
              </span>
            </Pill>
          )
        })}
      </Pills>
    </Options>
  )
}

const Options = styled(Stack).attrs({ as: 'fieldset', $gap: 'small' })`
  grid-template-columns: 1fr auto;
  align-items: center;
  position: relative;
  min-width: 0;
  & > :not(legend, button) { grid-column: 1 / -1; }
  /* A legend that floats is an item of the grid, with what helps beside it. */
  & > legend { float: left; padding: 0; font: 600 var(--type-body); }
  & > legend > span { color: var(--muted); font-weight: 400; }
  &[data-asked] {
    padding: var(--space-3);
    border: 2px solid var(--danger);
    border-radius: var(--radius-card);
  }
`

const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--danger);
  font: 500 var(--type-small);
  &:empty { position: absolute; }
`

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const Pill = styled.label<{ $struck: boolean }>`
  position: relative;
  display: inline-flex;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: 52px;
    min-height: var(--control);
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    outline: 1px solid transparent;
    outline-offset: -2px;
    background: ${({ $struck }) => ($struck ? 'var(--sunken)' : 'var(--surface)')};
    color: ${({ $struck }) => ($struck ? 'var(--muted)' : 'inherit')};
    font-weight: 500;
    text-align: center;
    overflow-wrap: anywhere;
    ${({ $struck }) => $struck && 'border-style: dashed; text-decoration: line-through;'}
  }
  ${media.pointer} { & > input:hover + span { background: var(--sunken); } }
  & > input:checked + span {
    border-color: var(--primary);
    outline-color: var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 600;
  }
  & > input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }
`

const Swatch = styled.svg`
  flex: none;
  width: 22px;
  height: 22px;
  border: 1px solid var(--control-line);
  border-radius: 50%;
`
