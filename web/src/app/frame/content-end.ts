import { useEffect } from 'react'
import { tellContentTaken } from '../../lib/first-page.ts'

/** Stands after the content of a page within what React takes over in one piece, so all of that has had its effects before. */
export const ContentEnd = () => {
  useEffect(tellContentTaken, [])
  return null
}
