import { Upload } from 'lucide-react'
import type { ChangeEvent } from 'react'
import styled from 'styled-components'
import { buttonShape } from '../basic/button.tsx'
import { Icon } from '../basic/icon.tsx'
import { Muted } from '../basic/muted.ts'
import { visuallyHidden } from '../basic/visually-hidden.tsx'
import { fieldLinks, hintIdOf } from './field-frame.tsx'

interface FileButtonProps {
  id: string
  label: string
  accept: string
  hint: string
  error?: string | undefined
  disabled?: boolean
  /** Several may be chosen; each is told by itself. */
  multiple?: boolean
  onChoose: (file: File) => void
}

/** Chooses files of this device, with its hint below. The same file may be chosen again, since it may have been changed. */
export const FileButton = ({ id, label, accept, hint, error, disabled, multiple, onChoose }: FileButtonProps) => {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    for (const file of files) onChoose(file)
  }

  return (
    <>
      <Shape $look="quiet">
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          multiple={multiple}
          {...fieldLinks({ id, hint, error })}
          onChange={handleChange}
        />
        <Icon of={Upload} />
        {label}
      </Shape>
      <Muted $small id={hintIdOf(id)}>
        {hint}
      </Muted>
    </>
  )
}

const Shape = styled.label<{ $look: 'quiet' }>`
  ${buttonShape}
  position: relative;
  justify-self: start;
  & > input { ${visuallyHidden} }
  &:has(> input:disabled) {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }
  &:has(> input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-gap);
  }
`
