import { unseenCharacters } from '@sunnah-store/schema/unseen-characters'
import { visiblePattern } from '@sunnah-store/schema/visible-text'
import { Matches } from 'class-validator'

const visible = new RegExp(visiblePattern, 'u')
const seenLine = new RegExp(`^[^\\p{Cc}${unseenCharacters}]*$`, 'u')
const seenLines = new RegExp(`^(?:[^\\p{Cc}${unseenCharacters}]|[\\t\\n\\r])*$`, 'u')
const unseen = { message: '$property must not contain control or direction characters' }

/** A text in which there is something to see: spaces and characters that are drawn as nothing do not count. */
export const IsVisible = (): PropertyDecorator =>
  Matches(visible, { message: '$property must contain something that can be seen' })

/** One line in which every character can be seen. */
export const IsSeenLine = (): PropertyDecorator => Matches(seenLine, unseen)

/** The same for several lines, with tabs. */
export const IsSeenLines = (): PropertyDecorator => Matches(seenLines, unseen)
