import { Link as RouterLink } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { touchLink } from '../../ui/basic/touch-link.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import type { ActsQuery } from './acts.generated.ts'

/** Who did what to which thing, and what was before and after. */
export const ActEntry = ({ entry }: { entry: ActsQuery['acts']['items'][number] }) => {
  const { history: copy, format } = useCopy(manageCopy)
  const today = useToday()
  const { at, actorEmail, act, noun, thingId, changes } = entry

  return (
    <Card as="li">
      <h2>{copy.acts.get(act) ?? act}</h2>
      <p>
        {copy.nouns[noun]} <Id lang="en">{thingId}</Id>
      </p>
      <Muted $small>
        {actorEmail ?? copy.theShop} · <time dateTime={at}>{format.when(at, today)}</time>
      </Muted>
      {noun === 'IMPORT' && act === 'importProducts' && <Link to={paths.importProducts()}>{copy.toImports}</Link>}
      {changes.length > 0 && (
        <Changes lang="en">
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <del>
                  <VisuallyHidden>{copy.before}: </VisuallyHidden>
                  {before ?? '–'}
                </del>{' '}
                <span aria-hidden>→</span>{' '}
                <ins>
                  <VisuallyHidden>{copy.after}: </VisuallyHidden>
                  {after ?? '–'}
                </ins>
              </dd>
            </div>
          ))}
        </Changes>
      )}
    </Card>
  )
}

const Card = styled(PaddedPanel)`
  gap: var(--space-2);
  overflow-wrap: anywhere;
  h2 { font: 600 var(--type-body); }
`

const Link = styled(RouterLink)`${touchLink}`

const Id = styled.code`
  font-size: var(--type-small-size, 0.85em);
`

const Changes = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  font: 400 var(--type-small);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
  dt { font-weight: 600; }
  dd { margin: 0; }
  del { color: var(--muted); }
  ins { text-decoration: none; }
`
