import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import type { OpenAPIV3_1 } from 'openapi-types'
import { importReport, uploadedPicture } from './file-schemas.js'
import { idempotencyKey } from './idempotency-key.js'
import { everywhere, ofBodies, refusals } from './refusals.js'

const ofAdmins = { security: [{ accessToken: [] }] }
const refusalsToAdmins = [...everywhere, 'FORBIDDEN'] as const

const upload: OpenAPIV3_1.OperationObject = {
  operationId: 'addPicture',
  summary: 'Upload a picture',
  description:
    'A JPEG, PNG or WebP of at most 5 MB and 25 megapixels, 50 as a JPEG that is not progressive, told by its content. It is kept as WebP in up to three sizes, named by their widths and never larger than it was, upright and without metadata. The `url` of the answer is the `img` (REST) or `imageUrl` (GraphQL) of a product.',
  ...ofAdmins,
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', format: 'binary', description: 'The picture, and nothing else.' } },
        },
      },
    },
  },
  responses: {
    201: { description: 'Done.', content: { 'application/json': { schema: uploadedPicture } } },
    ...refusals([...refusalsToAdmins, ...ofBodies]),
  },
}

const picture: OpenAPIV3_1.OperationObject = {
  operationId: 'getPicture',
  summary: 'One size of an uploaded picture',
  security: [{}],
  parameters: [
    {
      name: 'name',
      in: 'path',
      required: true,
      description: 'As the upload answered it, or with another width of its srcSet.',
      schema: { type: 'string', pattern: '^[0-9a-f-]{36}-\\d{1,3}\\.webp$' },
    },
  ],
  responses: {
    200: {
      description: 'The picture; it never changes and may be kept for ever.',
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    },
    ...refusals(['NOT_FOUND', 'INTERNAL', 'UNAVAILABLE']),
  },
}

const download = (operationId: string, summary: string, description: string): OpenAPIV3_1.OperationObject => ({
  operationId,
  summary,
  description: `${description} UTF-8 with a byte order mark, commas, CRLF. A text that a spreadsheet could take for a formula has an apostrophe in front.`,
  ...ofAdmins,
  responses: {
    200: { description: 'The file, as it is read.', content: { 'text/csv': { schema: { type: 'string' } } } },
    ...refusals(refusalsToAdmins),
  },
})

const importing: OpenAPIV3_1.OperationObject = {
  operationId: 'importProducts',
  summary: 'Import products from a CSV file',
  description: `The columns of the export, in any order; those that are missing stay as they are. Cells are parted by commas, semicolons or tabs. At most ${limits.import.rows.toLocaleString('en')} products and 5 MB. A row without \`id\` is a new product, one with \`id\` changes what differs; its category cannot change. A changed \`quantity\` needs \`exportedQuantity\`: it is refused when the stock has moved since. All rows are imported, or none: then the answer is 400 with this report in \`details\`. A dry run imports nothing and always answers the report. The same \`Idempotency-Key\` with the same file again imports nothing and answers the first report; a refused import, or a dry run, leaves the key free.`,
  ...ofAdmins,
  parameters: [
    {
      name: 'dryRun',
      in: 'query',
      required: true,
      description: 'true: only say what would happen.',
      schema: { type: 'boolean' },
    },
    idempotencyKey,
  ],
  requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
  responses: {
    200: { description: 'Done, or what would be done.', content: { 'application/json': { schema: importReport } } },
    ...refusals([...refusalsToAdmins, ...ofBodies, 'IDEMPOTENCY_MISMATCH']),
  },
}

/** The calls that take or answer files, and so are no rows of the gateway. */
export const fileCalls: Record<string, Record<string, OpenAPIV3_1.OperationObject>> = {
  [endpoints.pictures]: { post: upload },
  [endpoints.picture.replace(':name', '{name}')]: { get: picture },
  [endpoints.exportProducts]: {
    get: download('exportProducts', 'All products as CSV', 'Every product that is sold, the oldest first.'),
  },
  [endpoints.exportOrders]: {
    get: download(
      'exportOrders',
      'All orders as CSV',
      'The newest first, a row for each line of an order; `total` stands on its first line only. Times are those of Bangladesh.',
    ),
  },
  [endpoints.importProducts]: { post: importing },
}
