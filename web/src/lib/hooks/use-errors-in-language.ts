import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useCopy } from '../copy/use-copy.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'trigger'>

/** Says what is wrong with a form anew when another language is chosen: the form keeps sentences, not their meaning. */
export const useErrorsInLanguage = <Values extends FieldValues>({ formState, trigger }: Form<Values>) => {
  const { language } = useCopy()
  const spoken = useRef(language)
  const { errors } = formState

  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    // What the shop refused has no type: no rule of the form would say it again.
    for (const [name, error] of Object.entries(errors)) if (error?.type) trigger(name as Path<Values>)
  }, [language, errors, trigger])
}
