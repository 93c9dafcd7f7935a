import { DataSource } from 'typeorm'
import { CartItem } from '../cart/cart-item.entity.js'
import { Order } from '../order/order.entity.js'
import { OrderLine } from '../order/order-line.entity.js'
import { Product } from '../product/product.entity.js'
import { Review } from '../review/review.entity.js'
import { StockChange } from '../stock/stock-change.entity.js'
import { StockHold } from '../stock/stock-hold.entity.js'
import { StockHoldStart } from '../stock/stock-hold-start.entity.js'
import { User } from '../user/user.entity.js'
import { CreateCatalogue1763712000000 } from './migrations/1763712000000-create-catalogue.js'
import { CreateTrade1763712000001 } from './migrations/1763712000001-create-trade.js'

// How alike a word and a text must be to count as found: lets one wrong letter pass in a word of six (pg_trgm, "Text Search").
const WORD_SIMILARITY = 0.5

// On solid-state disks a page read at random costs hardly more than the next one; PostgreSQL's default is for spinning ones.
const settings = `-c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY} -c random_page_cost=1.1`

/** The shop's database, not yet connected. The tables are made by migrations only. */
export const createDataSource = (url: string): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    entities: [CartItem, Order, OrderLine, Product, Review, StockChange, StockHold, StockHoldStart, User],
    migrations: [CreateCatalogue1763712000000, CreateTrade1763712000001],
    migrationsTransactionMode: 'each',
    // The migrations install what is needed; gen_random_uuid() is part of PostgreSQL itself.
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    extra: { options: settings, max: 10 },
  })
