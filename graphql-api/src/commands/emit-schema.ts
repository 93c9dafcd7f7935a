import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import { printSchema } from '../graphql/print-schema.js'
import { createSchema } from '../graphql/schema.js'
import { createOpenApi } from '../rest/openapi.js'

// Writes the contract between server and client: schema/schema.graphql and schema/openapi.json.
const contract = (file: string) => new URL(`../../../schema/${file}`, import.meta.url)

await writeFile(contract('schema.graphql'), printSchema(await createSchema()))
await writeFile(contract('openapi.json'), `${JSON.stringify(createOpenApi(), null, 2)}\n`)
