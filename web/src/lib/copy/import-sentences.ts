import type { ImportProblemCode, ImportProblemValues } from '@sunnah-store/schema/import-report'

/** The cell that a problem is about: its column as the file names it and as people do, and a number that would do there. */
interface Cell {
  column: string
  label: string
  example: number
}

/** What a language says of each problem that a file of products can have. */
export type ImportProblemSentences = {
  [Code in ImportProblemCode]: (values: ImportProblemValues<Code>, cell: Cell) => string
}
