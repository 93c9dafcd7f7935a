import { use } from 'react'
import { PageLoadError } from '../failure/page-load-error.ts'
import { enManage, type ManageSentences } from './en/manage.ts'
import { useCopy } from './use-copy.ts'

let bangla: Promise<ManageSentences> | undefined

// Asked for once a visit: what failed to load is only asked for again by a fresh page.
const loadBangla = () => {
  bangla ??= import('./bn/manage.ts').then(
    ({ bnManage }) => bnManage,
    (cause: unknown) => {
      throw new PageLoadError('The Bangla of this page could not be loaded', { cause })
    },
  )
  return bangla
}

/** The shop's sentences and those of its management, which shoppers do not download. Suspends while Bangla is on its way. */
export const useManageCopy = () => {
  const shop = useCopy()
  const manage = shop.language === 'bn' ? use(loadBangla()) : enManage
  return { ...shop, ...manage }
}

export type ManageCopy = ReturnType<typeof useManageCopy>
