import { ApolloLink } from '@apollo/client'
import { waitFor } from '@testing-library/react'
import { buildPage, buildProduct } from '../testing/build-product.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

const product = () => ({ product: buildProduct({ allVariants: [] }) })

/** Opens a page as an admin; answers the tokens that each operation was sent with. */
const open = async (address: string) => {
  const tokens = new Map<string | undefined, string | undefined>()
  const note = new ApolloLink((operation, forward) => {
    tokens.set(operation.operationName, operation.getContext().headers?.authorization)
    return forward(operation)
  })
  const server = serverOf(buildUser({ isAdmin: true }), {
    Products: () => buildPage([]),
    ManageProducts: () => buildPage([]),
    EditedProduct: product,
    EditedVariants: product,
    EditedSizeChart: product,
  })
  await visit(address, note.concat(server))
  return tokens
}

// What is sent without a token may be answered from memory by a server that has not heard of the change yet.
test.each([
  ['/manageProduct', 'ManageProducts'],
  ['/manageProduct/p-1', 'EditedProduct'],
  ['/manageProduct/p-1/variants', 'EditedVariants'],
  ['/manageProduct/p-1/sizeChart', 'EditedSizeChart'],
  ['/deliveryRules', 'Delivery'],
])('what an admin works on at %s is asked as that admin', async (address, operation) => {
  const tokens = await open(address)
  await waitFor(() => expect([...tokens.keys()]).toContain(operation))
  expect(tokens.get(operation)).toBe('Bearer access-token')
})

test('what everybody sees is asked without a token, also by an admin', async () => {
  const tokens = await open('/')
  await waitFor(() => expect([...tokens.keys()]).toContain('Products'))
  expect(tokens.get('Products')).toBeUndefined()
})
