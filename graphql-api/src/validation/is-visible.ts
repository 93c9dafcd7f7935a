import { visiblePattern } from '@sunnah-store/schema/visible-text'
import { Matches } from 'class-validator'

const visible = new RegExp(visiblePattern, 'u')

/** A text in which there is something to see: spaces and characters that are drawn as nothing do not count. */
export const IsVisible = (): PropertyDecorator =>
  Matches(visible, { message: '$property must contain something that can be seen' })
