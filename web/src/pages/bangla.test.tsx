import { act, screen, waitFor } from '@testing-library/react'
import { chooseLanguage } from '../lib/copy/language.ts'
import { buildCart, buildCartItem } from '../testing/build-cart.ts'
import { buildPage, buildProduct, buildReview, buildReviews } from '../testing/build-product.ts'
import { buildUser, fakeIdentity, serverOf, stayLoggedIn } from '../testing/fake-identity.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { spoken } from '../testing/spoken.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await act(() => chooseLanguage('bn'))
})
afterEach(() => act(() => chooseLanguage('en')))

const product = buildProduct({
  id: 'p-1',
  name: 'Oud Attar',
  nameBn: 'উদ আতর',
  discount: 15,
  discountedPrice: 722,
  rating: 4.5,
  reviewCount: 1,
  boughtReviewCount: 1,
  ratingCounts: [{ __typename: 'RatingCount', rating: 5, count: 1 }],
  reviews: buildReviews([
    buildReview({ feedback: 'খুব ভালো', reviewer: { __typename: 'Reviewer', name: 'শোয়েব', photoUrl: null } }),
  ]),
  brandName: 'মেহকারা',
  productType: null,
  placeOfOrigin: null,
  modelNumber: null,
  material: null,
  color: null,
  size: null,
})
const item = buildCartItem({ nameBn: 'উদ আতর' })
const order = {
  __typename: 'Order',
  id: 'o-1',
  number: 'SS-7K3M9Q',
  placedAt: '2026-11-11T12:30:00Z',
  deliveredAt: null,
  status: 'PLACED',
  lost: false,
  events: [],
  shipment: null,
  address: 'বাসা ১৪',
  area: 'রামু',
  district: "Cox's Bazar",
  receiverName: 'আমিনা',
  riderNote: 'সবুজ গেট',
  callFirst: true,
  phone: '+8801712345678',
  deliveryFee: 60,
  deliveryMinDays: 3,
  deliveryMaxDays: 5,
  total: 1444,
  lines: [
    {
      ...item,
      __typename: 'OrderLine',
      size: null,
      sizeBn: null,
      color: null,
      colorBn: null,
      cameBack: 0,
      product: null,
    },
  ],
}
const answers = {
  Products: () => buildPage([product], 21, 3),
  Product: () => ({ product }),
  Cart: () => ({ cart: buildCart([item], 1444) }),
  CheckoutCart: () => ({ cart: buildCart([item], 1444), holds: [] }),
  MyOrders: () => ({ myOrders: { __typename: 'OrderPage', total: 1, pageCount: 1, items: [order] } }),
}

// What is written alike in every language: the other language's name, addresses of mail, numbers of orders.
const alike = /English|\S+@\S+|g(?:oogle)?mail\.com|SS-\w{6}/g
const latinWords = () => spoken().filter((text) => /[a-z]/i.test(text.replace(alike, '')))

test.each([
  ['/', 'আরও দেখুন'],
  ['/attar', 'আতর'],
  ['/search?q=আতর', 'খোঁজ'],
  ['/?page=2', '৩'],
  ['/productDetail/p-1', 'বিবরণ'],
  ['/login', 'পাসওয়ার্ড ভুলে গেছেন?'],
  ['/signup', 'সাইন আপ করুন'],
  ['/forgotPassword', 'লিংক পাঠান'],
  ['/donation', 'এতিমখানা'],
  ['/orphanage', 'এখনই দান করুন'],
  ['/oldagehome', 'এখনই দান করুন'],
  ['/payment', 'যাচাই করুন'],
  ['/contactus', 'পাঠান'],
  ['/nowhere', 'এই পাতাটি এখানে নেই'],
])('a visitor finds no English at %s', async (address, words) => {
  await visit(address, fakeServer(answers))
  await screen.findAllByText(words)
  expect(latinWords()).toEqual([])
})

test.each([
  ['/buynow/p-1', 'কিনুন'],
  ['/cart', 'চেকআউটে যান'],
  ['/checkout', 'অর্ডার করুন'],
  ['/myOrder', 'আমরা ফোন করব'],
  ['/userprofile', 'দেওয়া হয়নি'],
])('a shopper finds no English at %s', async (address, words) => {
  stayLoggedIn()
  await visit(address, serverOf(buildUser({ name: 'আমিনা' }), answers), fakeIdentity().load)
  await screen.findAllByText(words)
  expect(latinWords()).toEqual([])
})

test('a code is no count: its digits stay as they are', async () => {
  await visit('/productDetail/p-1', fakeServer(answers))
  expect(await screen.findByText(String(product.category.code))).toBeVisible()
})

test('a product without a Bangla name keeps its own, marked as English', async () => {
  await visit('/productDetail/p-1', fakeServer({ Product: () => ({ product: buildProduct({ name: 'Oud Attar' }) }) }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Oud Attar' })).toHaveAttribute('lang', 'en')
})

test('what is said of a product in Bangla is shown; what is not is marked as English', async () => {
  const told = { ...product, material: 'Cotton', materialBn: 'সুতি', size: 'Free size', descriptionBn: 'নরম কাপড়।' }
  await visit('/productDetail/p-1', fakeServer({ Product: () => ({ product: told }) }))

  expect(await screen.findByText('সুতি')).toBeVisible()
  expect(screen.getByText('নরম কাপড়।')).toBeVisible()
  expect(screen.getByText('Free size')).toHaveAttribute('lang', 'en')
})

test('an order shows its numbers, its time and its district as they are said in Bangla', async () => {
  stayLoggedIn()
  await visit('/myOrder', serverOf(buildUser(), answers))
  expect(await screen.findByText('০১৭১২-৩৪৫৬৭৮')).toBeVisible()
  expect(screen.getAllByText('১১ নভেম্বর, ২০২৬, সন্ধ্যা ৬:৩০')[0]).toBeVisible()
  expect(screen.getByText('বাসা ১৪').closest('dd')).toHaveTextContent('বাসা ১৪, রামু, কক্সবাজার')
  expect(screen.getByText('২ × ৭২২ টাকা')).toBeVisible()
})

test('the stepper writes and reads Bangla digits', async () => {
  stayLoggedIn()
  const AddToCart = jest.fn(() => ({ addToCart: buildCart([item], 1444) }))
  const { user } = await visit('/buynow/p-1', serverOf(buildUser(), { ...answers, AddToCart }))
  const box = await screen.findByRole('textbox', { name: 'পরিমাণ' })
  await user.click(screen.getByRole('button', { name: 'একটি বাড়ান' }))
  expect(box).toHaveValue('২')
  await user.type(box, '০')
  await user.click(screen.getByRole('button', { name: 'কার্টে নিন' }))
  await waitFor(() =>
    expect(AddToCart).toHaveBeenCalledWith({ input: { productId: 'p-1', variantId: 'p-1-only', quantity: 20 } }),
  )
})

test('a form keeps what was typed when the language changes, and says its mistakes anew', async () => {
  const { user } = await visit('/signup', fakeServer(answers))
  await user.type(await screen.findByLabelText('নাম'), 'Amina')
  await user.click(screen.getByRole('button', { name: 'সাইন আপ করুন' }))
  expect(await screen.findAllByText('আপনার ইমেইল লিখুন')).not.toHaveLength(0)

  await act(() => chooseLanguage('en'))
  expect(await screen.findAllByText('Enter your email')).not.toHaveLength(0)
  expect(screen.queryByText('আপনার ইমেইল লিখুন')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('Amina')
  expect(document.title).toBe('Create your account · Sunnah Store')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
})

test('the districts are chosen by their Bangla names, in the order of the Bangla alphabet', async () => {
  stayLoggedIn()
  await visit('/checkout', serverOf(buildUser(), answers))
  const names = [...(await screen.findByLabelText<HTMLSelectElement>('জেলা')).options].map(({ text }) => text).slice(1)
  expect(names).toHaveLength(64)
  expect(names).toEqual([...names].sort(new Intl.Collator('bn').compare))
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'চট্টগ্রাম' }).value).toBe('Chattogram')
})
