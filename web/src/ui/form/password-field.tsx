import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { IconButton } from '../basic/icon-button.tsx'
import { Control } from './control.ts'
import { FieldFrame, fieldLinks } from './field-frame.tsx'

interface PasswordFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  hint?: string
  error?: string | undefined
}

/** A password, which can be shown while it is typed. */
export const PasswordField = ({ label, hint, error, ...input }: PasswordFieldProps) => {
  const { account: copy } = useCopy(shoppingCopy)
  const [shown, setShown] = useState(false)

  return (
    <FieldFrame id={input.id} label={label} hint={hint} error={error}>
      <Box>
        <Control
          {...fieldLinks({ id: input.id, hint, error })}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
        />
        <IconButton
          label={shown ? copy.hidePassword : copy.showPassword}
          icon={shown ? EyeOff : Eye}
          aria-controls={input.id}
          onClick={() => setShown(!shown)}
        />
      </Box>
    </FieldFrame>
  )
}

const Box = styled.div`
  position: relative;
  & > input { padding-inline-end: calc(var(--touch) + var(--space-2)); }
  & > button {
    position: absolute;
    inset-block-start: calc((var(--control) - var(--touch)) / 2);
    inset-inline-end: var(--space-1);
  }
`
