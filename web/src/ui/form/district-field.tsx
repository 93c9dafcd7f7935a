import { districts } from '@sunnah-store/schema/districts'
import { type ComponentProps, useMemo } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { SelectField } from './select.tsx'

interface DistrictFieldProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  /** What stands in it before one is chosen; without it, one always is. */
  placeholder?: string
  /** Those to choose from, where it is not all of them. */
  among?: readonly string[]
}

/** One of the districts, in the alphabetical order of the language. */
export const DistrictField = ({ placeholder, among = districts, ...field }: DistrictFieldProps) => {
  const { districtName, language } = useCopy()
  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return [...among].sort((one, other) => compare(districtName(one), districtName(other)))
  }, [among, districtName, language])

  return (
    <SelectField {...field}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {sorted.map((district) => (
        <option key={district} value={district}>
          {districtName(district)}
        </option>
      ))}
    </SelectField>
  )
}
