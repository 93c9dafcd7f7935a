import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { fullName } from '../../lib/copy/variant-name.ts'
import { paths } from '../../lib/navigation/paths.ts'
import type { Act } from './act.ts'
import { ActChanges } from './act-changes.tsx'
import { OrderNumber } from './order-number.tsx'
import { sentenceOf } from './sentence-of.ts'

/** Who did what to which thing, as a sentence, and what was before and after. */
export const ActEntry = ({ entry }: { entry: Act }) => {
  const { audit: copy, format } = useCopy(manageCopy)
  const { at, actorId, actorName, actorEmail, courier, isOfShopper } = entry
  const byItself = isOfShopper ? copy.shopper : copy.system
  const name = sentenceOf(entry)
  const [before = '', after] = (copy.sentences.get(name) ?? copy.other(copy.nouns[entry.noun])).split('{}')

  return (
    <Entry>
      <time dateTime={at}>{format.time(at)}</time>
      <div>
        <p>
          <b>{actorId === null ? (courier ?? byItself) : (actorName ?? actorEmail ?? copy.somebody)}</b> {before}
          {after !== undefined && <Thing entry={entry} />}
          {after}
          {entry.order && (
            <>
              {' · '}
              <NamedOrder order={entry.order} />
            </>
          )}
        </p>
        <ActChanges entry={entry} />
        {name === 'IMPORT' && <Link to={paths.importProducts()}>{copy.toImports}</Link>}
      </div>
    </Entry>
  )
}

/** What it was about, with the way to it where there is one. */
const Thing = ({ entry: { noun, thing, thingId, changes } }: { entry: Act }) => {
  const { audit: copy, districtName, language } = useCopy(manageCopy)
  if (noun === 'DELIVERY') return districtName(thingId)
  if (noun === 'PAYOUT') {
    const courier = changes.find(({ field }) => field === 'courier')
    return courier?.after ?? courier?.before ?? copy.unnamed.PAYOUT
  }
  if (!thing) return noun in copy.unnamed ? copy.unnamed[noun as keyof typeof copy.unnamed] : null
  const name = fullName(thing, language)
  if (thing.isGone) return name
  if (noun === 'ORDER') return <NamedOrder order={thing} />
  if (noun === 'USER') return <Link to={paths.userNamed(thing.name)}>{name}</Link>
  return thing.productId === null ? name : <Link to={paths.product(thing.productId)}>{name}</Link>
}

const NamedOrder = ({ order: { name, isGone } }: { order: Pick<NonNullable<Act['thing']>, 'name' | 'isGone'> }) =>
  isGone ? name : <OrderNumber number={name} />

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(3.5em, auto) minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
  & > time {
    color: var(--muted);
    font: 400 var(--type-small);
    line-height: inherit;
    font-variant-numeric: tabular-nums;
  }
  & > div { display: grid; gap: var(--space-2); justify-items: start; }
  a {
    color: var(--primary);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: var(--space-1);
  }
`
