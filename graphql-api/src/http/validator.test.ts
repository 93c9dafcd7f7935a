import { requestSchemas } from '../rest/call.js'
import { table } from '../rest/table.js'
import { compileOperationValidator } from './validator.js'

test.each(table.map((row) => [`${row.method} ${row.path}`, row] as const))(
  'what is asked of %s can be checked',
  (_, row) => {
    for (const [httpPart, schema] of Object.entries(requestSchemas(row)))
      expect(() => compileOperationValidator({ schema, httpPart })(null)).not.toThrow()
  },
)
