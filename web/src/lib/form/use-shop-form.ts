import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useCopy } from '../copy/use-copy.ts'
import { useOnce } from '../hooks/use-once.ts'

interface ShopFormOptions<Values extends FieldValues, Problem> {
  /** What stands in the fields at first, in the order in which they stand in the form. */
  defaultValues: DefaultValues<Values>
  /** Submits the values. Resolves to why the form as a whole was refused; null when it was accepted or a field shows the reason. */
  send: (values: Values, form: UseFormReturn<Values>) => Promise<Problem | null>
  /** Called on every change, to store what is typed for a reload. */
  onType?: (values: Values) => void
  /** Comes before the id of each field, where another form of the page has fields of the same names. */
  idPrefix?: string
}

/** What a form holds: its fields and their rules, what is wrong with them, and what became of the last sending. */
export const useShopForm = <Values extends FieldValues, Problem = never>({
  defaultValues,
  send,
  onType,
  idPrefix = '',
}: ShopFormOptions<Values, Problem>) => {
  const form = useForm<Values>({ defaultValues, shouldFocusError: false })
  const { formState, getFieldState, handleSubmit, register, subscribe } = form
  const names = Object.keys(defaultValues) as Path<Values>[]
  const [problem, setProblem] = useState<Problem | null>(null)
  useErrorsInLanguage(form)

  const [sendBy, busy] = useOnce(async (sending: () => Promise<Problem | null>) => {
    setProblem(null)
    const refusal = await sending()
    setProblem(() => refusal)
  })

  const handleType = useEffectEvent((values: Values) => onType?.(values))
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => handleType(values) }), [subscribe])

  const wrongOf = (name: Path<Values>) => getFieldState(name, formState).error?.message

  return {
    ...form,
    /** What ties a control to its value, its rules and what is wrong with it. */
    field: <Name extends Path<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      id: idPrefix + name,
      error: wrongOf(name),
      ...register(name, rules),
    }),
    /** What is wrong with the fields, in their order. */
    wrongFields: names.flatMap((name) => {
      const text = wrongOf(name)
      return text ? [{ fieldId: idPrefix + name, text }] : []
    }),
    /** Why the form was not taken as a whole. */
    problem,
    setProblem,
    busy,
    onSubmit: handleSubmit(
      (values) => sendBy(() => send(values, form)),
      // What was refused before has been answered since, or is found again with the next sending.
      () => setProblem(null),
    ),
    /** Sends in another way than the form does. */
    sendBy,
  }
}

/** As much of a form as its frame and its parts need to know. */
export type ShopFormState = Pick<ReturnType<typeof useShopForm>, 'onSubmit' | 'wrongFields'> & {
  formState: { submitCount: number }
}

/** Ties a control to a field of such a form. */
export type FieldOf<Values extends FieldValues> = ReturnType<typeof useShopForm<Values>>['field']

// Validates again when the language changes: react-hook-form stores translated messages.
const useErrorsInLanguage = <Values extends FieldValues>({ formState, trigger }: UseFormReturn<Values>) => {
  const { language } = useCopy()
  const spoken = useRef(language)
  const { errors } = formState

  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    // Errors set by the server have no type; validating again would not restore them.
    for (const [name, error] of Object.entries(errors)) if (error?.type) trigger(name as Path<Values>)
  }, [language, errors, trigger])
}
