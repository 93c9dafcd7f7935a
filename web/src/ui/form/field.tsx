import type { ComponentProps, ReactNode } from 'react'
import { Control, TextArea } from './control.ts'
import { FieldFrame, fieldLinks } from './field-frame.tsx'

interface FieldProps {
  /** What the error summary links to. */
  id: string
  label: string
  hint?: ReactNode
  /** What must be mended; nothing when all is well. */
  error?: string | undefined
}

/** A line to type in, with its label above and what is wrong with it below. */
export const TextField = ({ label, hint, error, ...input }: ComponentProps<'input'> & FieldProps) => (
  <FieldFrame id={input.id} label={label} hint={hint} error={error}>
    <Control {...fieldLinks({ id: input.id, hint, error })} {...input} />
  </FieldFrame>
)

/** A box for several lines. */
export const TextAreaField = ({ label, hint, error, rows = 5, ...area }: ComponentProps<'textarea'> & FieldProps) => (
  <FieldFrame id={area.id} label={label} hint={hint} error={error}>
    <TextArea rows={rows} {...fieldLinks({ id: area.id, hint, error })} {...area} />
  </FieldFrame>
)
