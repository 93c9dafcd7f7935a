import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useCopy } from './copy/use-copy.ts'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'trigger'>

/** Says what is wrong with a form anew when another language is chosen: the form keeps sentences, not their meaning. */
export const useErrorsInLanguage = <Values extends FieldValues>({ formState, trigger }: Form<Values>) => {
  const { language } = useCopy()
  const spoken = useRef(language)
  const { errors } = formState

  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    for (const name of Object.keys(errors)) trigger(name as Path<Values>)
  }, [language, errors, trigger])
}
