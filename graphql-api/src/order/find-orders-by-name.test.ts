import { noteNames } from '../database/name-words.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { OrderState } from './order.enums.js'
import { countOrders, listOrders } from './order-list.service.js'
import { placeOrder } from './place-order.service.js'

const names = [
  'Rahim Uddin',
  'রহিম উদ্দিন',
  'Md.Raheem Sarker',
  'Rima Akter',
  'Rahman Rumi',
  'Abdurrohim Khan',
  'Sa’eed Mia',
  'Mo Ali',
  'মোহাম্মদ আলী',
  'Malik Chowdhury',
  'মালিক চৌধুরী',
  'Ria Roy',
  'Karima Yusuf',
  'ইউসুফ করিম',
]
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await noteNames(shop.db, names)
  const product = await buildProduct(shop.db, { quantity: 100 })
  for (const name of names) await placeOrder(shop.db, await buildShopper(shop.db, { name }), orderInput([product]))
})
afterAll(() => shop.close())

const found = async (search: string) =>
  (await listOrders(shop.db, { search, state: OrderState.ALL }, { page: 0, size: 20 })).map(
    (order) => order.customerName,
  )

const called = ['Md.Raheem Sarker', 'রহিম উদ্দিন', 'Rahim Uddin']
test.each([
  ['rahim', ['Rahim Uddin', 'Md.Raheem Sarker', 'রহিম উদ্দিন']],
  ['rohim', ['Abdurrohim Khan', ...called]],
  ['Raheem', called],
  ['রহিম', ['রহিম উদ্দিন', 'Md.Raheem Sarker', 'Rahim Uddin']],
  ['রহীম', called],
  ['rohim uddin', ['রহিম উদ্দিন', 'Rahim Uddin']],
  ['উদ্দিন rahim', ['রহিম উদ্দিন', 'Rahim Uddin']],
  ['saeed', ['Sa’eed Mia']],
  ['choudhury', ['মালিক চৌধুরী', 'Malik Chowdhury']],
  ['yousuf', ['ইউসুফ করিম', 'Karima Yusuf']],
])('somebody called %s is found in every script and spelling, as it is typed first', async (search, who) => {
  expect(await found(search)).toEqual(who)
  expect(await countOrders(shop.db, { search, state: OrderState.ALL })).toBe(who.length)
})

test('an order is found by who receives it too, as the name is typed or sounds', async () => {
  const amina = await buildShopper(shop.db, { name: 'Amina Begum' })
  const input = { ...orderInput([await buildProduct(shop.db)]), receiverName: 'Zubaida Khatun' }
  await placeOrder(shop.db, amina, input)

  for (const search of ['zubaid', 'Zubaida Amina', 'জুবাইদা']) expect(await found(search)).toEqual(['Amina Begum'])
})

test.each([
  ['a sound of one letter', 'রিয়া', []],
  ['a word of two letters', 'মো', ['মোহাম্মদ আলী']],
  ['a word that only stands in a longer one', 'আলী', ['মোহাম্মদ আলী', 'Mo Ali']],
  ['a man’s name, which is not a woman’s', 'করিম', ['ইউসুফ করিম']],
  ['several words in one', 'rohim-uddin', []],
  ['an email', 'rohim@gmail.com', []],
  ['a word with a digit', 'rohim1', []],
  ['an order’s number', 'SS-RAHEEM', called.slice(0, 1)],
])('%s is looked for as it is typed', async (_, search, who) => {
  expect(await found(search)).toEqual(who)
})
