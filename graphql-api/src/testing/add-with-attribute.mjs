// Brings a shop of before up to the sources beside it, as they are built, and adds a product with an attribute to it.
import 'reflect-metadata'
import { createDataSource } from '../../dist/database/data-source.js'
import { exportProducts } from '../../dist/product/manage/export-products.service.js'
import { addProduct } from '../../dist/product/manage/manage-product.service.js'
import { fileColumns } from '../../dist/product/manage/product-columns.js'

const [url, attribute, text] = process.argv.slice(2)
const source = await createDataSource(url).initialize()
await source.runMigrations()
const { upQueries } = await source.driver.createSchemaBuilder().log()
const product = { categoryCode: 77, name: 'Rose Attar', price: 600, quantity: 0, discount: 0, [attribute]: text }
await addProduct(source.manager, { id: null }, product)
const { value } = await exportProducts(source.manager).next()
await source.destroy()
console.log(JSON.stringify({ missing: upQueries, columns: fileColumns, rows: value }))
