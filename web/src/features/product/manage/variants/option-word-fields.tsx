import { limits } from '@sunnah-store/schema/limits'
import styled from 'styled-components'
import { type ManageCopy, manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import { Columns } from '../form/field-group.tsx'
import type { OptionName, OptionWords } from './variant-sheet.ts'

interface OptionWordFieldsProps {
  words: OptionWords
  onChange: (words: OptionWords) => void
}

/** Words of the owner for the two options, such as Length or Scent. */
export const OptionWordFields = ({ words, onChange }: OptionWordFieldsProps) => {
  const { variants, buying } = useCopy(manageCopy)
  const { run: copy } = variants
  const plain = { size: buying.optionNames.SIZE, color: buying.optionNames.COLOR }
  const fields = (['size', 'color'] as const).flatMap((option) => [
    { name: option, label: plain[option], lang: undefined },
    { name: `${option}Bn` as const, label: copy.inBangla(plain[option]), lang: 'bn' },
  ])

  return (
    <Words>
      <summary>{copy.words}</summary>
      <Muted $small>{copy.wordsHint}</Muted>
      <Columns>
        {fields.map(({ name, label, lang }) => (
          <TextField
            key={name}
            id={`word-${name}`}
            label={label}
            lang={lang}
            maxLength={limits.variants.text}
            autoComplete="off"
            value={words[name]}
            onChange={({ target }) => onChange({ ...words, [name]: target.value })}
          />
        ))}
      </Columns>
    </Words>
  )
}

/** What an option is called in the language of the page. */
export const wordOf = (option: OptionName, words: OptionWords, { buying, language }: ManageCopy) =>
  (language === 'bn' && words[`${option}Bn`]) ||
  words[option] ||
  buying.optionNames[option === 'size' ? 'SIZE' : 'COLOR']

const Words = styled.details`
  & > summary {
    width: fit-content;
    padding-block: var(--space-3);
    color: var(--primary);
    font: 500 var(--type-body);
    cursor: pointer;
  }
  & > p { padding-bottom: var(--space-3); }
`
