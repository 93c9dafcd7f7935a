import { exampleProduct } from './product-schema.js'

export const exampleReview = {
  _id: '9c1d2e3f-4a5b-4c6d-8e7f-0123456789ab',
  id: exampleProduct._id,
  name: 'Shoaib H.',
  img: null,
  user: '',
  rating: '5',
  feedback: 'Two good scents. The oud is the stronger one.',
  postedAt: '2026-11-12T09:30:00.000Z',
}

export const exampleCartItem = {
  _id: exampleProduct._id,
  user: 'amina.sunnahstore@gmail.com',
  name: exampleProduct.name,
  price: 722,
  brand_name: 'Mehkara',
  place_origin: 'UAE',
  img: exampleProduct.img,
  orderQuantity: 2,
  available: 45,
  state: 'IN_STOCK',
}

const { available: _available, state: _state, ...orderedItem } = exampleCartItem

export const exampleOrder = {
  _id: '5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d',
  orderNumber: 'SS-7K3M9Q',
  name: 'Amina Rahman',
  user: 'amina.sunnahstore@gmail.com',
  Address: 'House 12, Road 5, Dhanmondi',
  district: 'Dhaka',
  country: 'Bangladesh',
  number: '+8801712345678',
  Payable: 1444,
  placedAt: '2026-11-12T09:30:00.000Z',
  order: [orderedItem],
}

export const exampleUser = {
  _id: '7c8d9e0f-1a2b-4c3d-8e4f-5a6b7c8d9e0f',
  name: 'Amina Rahman',
  email: 'amina.sunnahstore@gmail.com',
  photoURL: null,
  role: 'user',
  emailVerified: true,
}
