import { Type } from '@sinclair/typebox'
import type { FastifyReply } from 'fastify'
import { type Cell, writeCsv } from '../csv/write-csv.js'

/** What every file of rows says of itself. */
export const download = (description: string) =>
  ({
    method: 'GET',
    access: 'admin',
    description: `${description} UTF-8 with a byte order mark, commas, CRLF; sent as it is read. A text that a spreadsheet could take for a formula has an apostrophe in front.`,
    gives: 'text/csv',
    headers: { 'Content-Disposition': Type.String({ description: 'The name to keep the file by.' }) },
    answers: Type.String({ description: 'The file.' }),
  }) as const

// PostgreSQL stores no U+0000.
export const words = (maxLength: number, description: string) =>
  Type.String({ maxLength, pattern: '^[^\\u0000]*$', description })
export const day = (description: string) => Type.String({ format: 'date', pattern: '^2', description })

/** Sends rows as they are read. @param what names the file */
export const sendFile = async (
  reply: FastifyReply,
  what: string,
  columns: readonly string[],
  rows: AsyncGenerator<Cell[][]>,
) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${what}.csv"`)
    .send(await writeCsv(columns, rows))
