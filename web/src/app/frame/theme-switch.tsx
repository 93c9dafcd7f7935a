import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { footerCopy } from '../../lib/copy/footer-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { chooseTheme, readTheme, subscribeToTheme } from '../../theme/theme-choice.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { VisuallyHidden, visuallyHidden } from '../../ui/basic/visually-hidden.tsx'

const icons = { light: Sun, dark: Moon, system: Monitor } as const
const themes = ['light', 'dark', 'system'] as const

/** Light, dark, or as the device is set. */
export const ThemeSwitch = () => {
  const { footer: copy } = useCopy(footerCopy)
  const chosen = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system')

  return (
    <fieldset>
      <Legend>{copy.theme}</Legend>
      <Choices>
        {themes.map((theme) => (
          <Choice key={theme} title={copy.themes[theme]}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
            />
            <Icon of={icons[theme]} />
            <VisuallyHidden>{copy.themes[theme]}</VisuallyHidden>
          </Choice>
        ))}
      </Choices>
    </fieldset>
  )
}

const Legend = styled.legend`
  ${visuallyHidden}
`

const Choices = styled.div`
  display: inline-flex;
  border: 1px solid var(--on-brand-muted);
  border-radius: var(--radius-pill);
`

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius-pill);
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> input:checked) { background: var(--on-brand); color: var(--brand-deep); }
  &:has(> input:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focus-gap); }
`
