import { use } from 'react'
import { enPages } from './en/pages.ts'
import { CopyContext } from './use-copy.ts'

/** Every sentence of the shop, for what does not load with the first page. */
export const usePageCopy = () => {
  const { shop, pages = enPages } = use(CopyContext)
  return { ...shop, ...pages }
}

export type PageCopy = ReturnType<typeof usePageCopy>
