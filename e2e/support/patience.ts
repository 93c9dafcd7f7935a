// A first start makes a database.
jest.setTimeout(120_000)
