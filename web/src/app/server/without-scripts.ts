import { categories } from '@sunnah-store/schema/categories'
import { escapeHtml } from '@sunnah-store/schema/escape-html'
import { limits } from '@sunnah-store/schema/limits'
import { languageChoice, languageParameter } from '@sunnah-store/schema/rendered-page'
import type { Copy } from '../../lib/copy/en/en.ts'
import { languageNames } from '../../lib/copy/languages.ts'
import { readWords } from '../../lib/navigation/page-params.ts'
import { paths } from '../../lib/navigation/paths.ts'

/**
 * Search, categories and the other language open by a script, or are sent by one; whoever runs none finds them above the page, and
 * on a wide screen the categories beside it.
 * @param asked what the address says: it goes on saying it
 * @param missing what they cannot do here, where that has to be said; null elsewhere
 */
export const withoutScripts = (
  { search, frame, categories: names, language }: Copy,
  asked: URLSearchParams,
  missing: string | null,
) => {
  const links = categories.map(({ code, path }) => `<li><a href="${path}">${escapeHtml(names[code])}</a></li>`)
  const inLanguage = asked.get(languageParameter)
  const kept =
    inLanguage === null ? '' : `<input type="hidden" name="${languageParameter}" value="${escapeHtml(inLanguage)}">`
  const other = language === 'bn' ? 'en' : 'bn'
  return `<noscript><div class="without-scripts">
<form role="search" action="${paths.search()}">${kept}<input type="search" name="q" value="${escapeHtml(readWords(asked))}" maxlength="${limits.searchLength}" aria-label="${escapeHtml(search.label)}" placeholder="${escapeHtml(search.placeholder)}"><button>${escapeHtml(search.submit)}</button></form>
<a href="${languageChoice.replace(':language', other)}" lang="${other}" hreflang="${other}" rel="nofollow" referrerpolicy="same-origin">${languageNames[other]}</a>
<nav aria-label="${escapeHtml(frame.categories)}"><ul>${links.join('')}</ul></nav>
${missing === null ? '' : `<p>${escapeHtml(missing)}</p>`}
</div></noscript>`
}

// What is sent to an address works without scripts.
const works = 'form[action] *'

/**
 * A control that nothing answers is not shown. Browsers that run scripts never read these rules, each of which would have
 * them work out the styles of the whole page anew whenever something is put into it.
 */
export const stylesWithoutScripts = `<noscript><style>
.without-scripts{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:var(--space-3);padding:var(--space-3) var(--space-4)}
noscript>h1{padding:var(--space-3) var(--space-4) 0}
.without-scripts form,.without-scripts ul{display:flex;flex-wrap:wrap;gap:var(--space-2)}
.without-scripts input,.without-scripts button{min-height:var(--touch);padding-inline:var(--space-3);border:1px solid var(--control-line);border-radius:var(--radius-control);background:var(--surface)}
.without-scripts>:is(nav,p){grid-column:1/-1}
.without-scripts input{flex:1;min-width:0}
.without-scripts a{display:block;padding:var(--space-3) 0;color:var(--primary);text-decoration:underline}
:is([data-needs-scripts],main [aria-busy],#root form:is(:not([action]),[role=search])){display:none}
#root :is(button,select,input,textarea,label,fieldset,:has(>select)):not(${works}){display:none}
#root :has(>aside[data-needs-scripts]){display:block}
#root noscript{display:contents}
#root noscript :is(caption,th,td){padding:var(--space-2);text-align:start}
#root noscript :is(caption,th){font-weight:600;overflow-wrap:anywhere}
#root noscript tr{border-top:1px solid var(--line)}
#root noscript table{border-collapse:collapse}
@media (min-width:1024px){.without-scripts{grid-template-columns:minmax(0,var(--column)) 1fr}.without-scripts>a{justify-self:end}noscript:not(:has(~#root:empty))>.without-scripts>nav{display:none}}
</style></noscript>`
