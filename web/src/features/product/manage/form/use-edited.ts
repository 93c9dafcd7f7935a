import { useEffect, useEffectEvent, useState } from 'react'
import { isRecord } from '../../../../lib/is-record.ts'
import { dropDraft, readDraft, storeDraft } from '../../../../lib/storage/draft.ts'

/** What was read of the shop, and what was made of it. */
export interface Edited<Value> {
  read: Value
  typed: Value
}

interface EditedOptions<Value> {
  /** What it is called in this tab's drafts. */
  draft: string
  today: Value
  /** A value that was stored; null when it is none. */
  understand: (stored: unknown) => Value | null
  carryOver: (today: Value, earlier: Edited<Value>) => Edited<Value>
  countChanges: (edited: Edited<Value>) => number
}

/** Something that is edited as a whole. What is typed survives a reload while it differs from what was read. */
export const useEdited = <Value>({ draft, today, understand, carryOver, countChanges }: EditedOptions<Value>) => {
  const [edited, setEdited] = useState(() => {
    const earlier = readDraft(draft, (stored) => asEdited(stored, understand))
    return earlier ? carryOver(today, earlier) : { read: today, typed: today }
  })
  const changes = countChanges(edited)
  const [restored] = useState(changes > 0)

  const keep = useEffectEvent((now: Edited<Value>) => {
    if (changes === 0) dropDraft(draft)
    else storeDraft(draft, now)
  })
  useEffect(() => keep(edited), [edited])

  return { edited, setEdited, changes, restored, dropDraft: () => dropDraft(draft) }
}

const asEdited = <Value>(stored: unknown, understand: (stored: unknown) => Value | null): Edited<Value> | null => {
  if (!isRecord(stored)) return null
  const [read, typed] = [understand(stored.read), understand(stored.typed)]
  return read && typed && { read, typed }
}
