import { screen } from '@testing-library/react'
import { buildUser, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

type Answers = NonNullable<Parameters<typeof serverOf>[1]>

const owner = buildUser({ isAdmin: true })
export const attar = { __typename: 'SynonymGroup', id: 'g-1', words: ['attar', 'আতর', 'perfume'] }
export const mat = { __typename: 'SynonymGroup', id: 'g-2', words: ['prayer mat', 'jainamaj'] }

export const groupsOf = (items: object[], total = items.length, pageCount = 1) => ({
  synonymGroups: { __typename: 'SynonymGroupPage', total, pageCount, items },
})

export const openSearchWords = (answers: Answers = {}, address = '/searchWords') =>
  visit(address, serverOf(owner, { SynonymGroups: () => groupsOf([attar, mat]), ...answers }))

export const button = (name: string) => screen.getByRole('button', { name })
export const box = () => screen.getByRole('textbox', { name: 'One word a line' })
