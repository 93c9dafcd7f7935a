import { limits } from '@sunnah-store/schema/limits'
import { languageParameter } from '@sunnah-store/schema/rendered-page'
import { ArrowLeft, Search, X } from 'lucide-react'
import { type ComponentType, Suspense, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { afterPaint } from '../../lib/after-paint.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { readWords } from '../../lib/navigation/page-params.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { IconButton } from '../../ui/basic/icon-button.tsx'
import { Box, Field, Line, SearchShape } from './search-shape.ts'
import type { CategorySign } from './suggestions/found-options.tsx'
import type { Combobox, SuggestionsProps } from './suggestions/suggestions.tsx'

interface SearchFormProps {
  categorySign: CategorySign
  /** The way out of it, when it fills the window. */
  onClose?: () => void
}

interface Loaded {
  Suggestions: ComponentType<SuggestionsProps>
}

/** The search of the whole shop. It works without the suggestions too, which are loaded when it is first used. */
export const SearchForm = ({ categorySign, onClose }: SearchFormProps) => {
  const { language, search: copy } = useCopy()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const [text, setText] = useState(pathname === paths.search() ? readWords(params) : '')
  const [combobox, setCombobox] = useState<Combobox>({ 'aria-expanded': false })
  const [loaded, setLoaded] = useState<Loaded>()
  const form = useRef<HTMLFormElement>(null)
  const whole = onClose !== undefined
  const asked = params.get(languageParameter)

  const load = async () => {
    const { prepare } = await import('./suggestions/prepare.ts')
    setLoaded(await prepare(language))
  }

  // Once the press is seen. The next use tries again, and the next letter.
  const prepareOnce = () => loaded ?? afterPaint(() => load().catch(() => undefined))

  const handleEmpty = () => {
    setText('')
    form.current?.querySelector('input')?.focus()
  }

  return (
    <SearchShape
      ref={form}
      role="search"
      aria-label={copy.label}
      action={paths.search()}
      replace={whole}
      onFocus={prepareOnce}
      onInput={prepareOnce}
    >
      {asked && <input type="hidden" name={languageParameter} value={asked} />}
      <Line $whole={whole}>
        {whole && <IconButton label={copy.back} icon={ArrowLeft} onClick={onClose} />}
        <Box>
          <Field
            {...combobox}
            data-first
            $whole={whole}
            role="combobox"
            aria-label={copy.label}
            aria-autocomplete="list"
            autoComplete="off"
            type="search"
            name="q"
            enterKeyHint="search"
            placeholder={copy.placeholder}
            maxLength={limits.searchLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {!whole && <Icon of={Search} />}
          {whole && text && <IconButton label={copy.empty} icon={X} onClick={handleEmpty} />}
        </Box>
      </Line>
      {loaded && (
        <Suspense>
          <loaded.Suggestions
            form={form}
            text={text}
            categorySign={categorySign}
            whole={whole}
            onEmpty={() => setText('')}
            onCombobox={setCombobox}
          />
        </Suspense>
      )}
    </SearchShape>
  )
}
