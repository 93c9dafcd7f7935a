import { escapeHtml } from '@sunnah-store/schema/escape-html'
import type { Copy } from '../../lib/copy/en/en.ts'
import type { Language } from '../../lib/copy/languages.ts'
import { notOpenedId } from '../../say-not-opened.ts'

// Of the server alone, so that no browser fetches it with its copy.
const said: Readonly<Record<Language, string>> = {
  en: 'This page has not opened yet.',
  bn: 'পাতাটি এখনো খোলেনি।',
}

/** What boot.ts shows where the scripts of a page do not come, or not in good time; first, since the end of a page may not come either. */
export const notOpened = ({ language, tryAgain }: Pick<Copy, 'language' | 'tryAgain'>) =>
  `<p id="${notOpenedId}" class="not-opened" role="alert" hidden>${said[language]} <button type="button">${escapeHtml(tryAgain)}</button></p>`
