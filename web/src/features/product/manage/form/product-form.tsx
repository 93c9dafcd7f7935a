import type { FormEventHandler, ReactNode } from 'react'
import type { FieldErrors } from 'react-hook-form'
import styled from 'styled-components'
import { Stack } from '../../../../ui/basic/panel.tsx'
import { ErrorSummary } from '../../../../ui/form/error-summary.tsx'
import { fieldProblems } from '../../../../ui/form/field-problems.ts'
import { fieldNames, type ProductValues } from './product-values.ts'

interface ProductFormProps {
  state: { errors: FieldErrors<ProductValues>; submitCount: number }
  onSubmit: FormEventHandler
  children: ReactNode
}

/** The frame of both forms about a product: what is wrong comes first. */
export const ProductForm = ({ state, onSubmit, children }: ProductFormProps) => {
  return (
    <Form noValidate onSubmit={onSubmit}>
      <ErrorSummary problems={fieldProblems(state.errors, fieldNames)} attempt={state.submitCount} />
      {children}
    </Form>
  )
}

const Form = styled(Stack).attrs({ as: 'form' })`
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`
