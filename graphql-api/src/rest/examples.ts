export const exampleProduct = {
  _id: '3f0b8f0e-6c0f-4d8e-9a55-0a5b8c1d2e3f',
  p_id: 77,
  name: 'Oud and Amber Roll On Pair, 6 ml Each',
  nameBn: 'উদ ও অম্বর রোল অন জোড়া, প্রতিটি ৬ মিলি',
  price: 850,
  quantity: 45,
  discount: '15',
  img: '/images/oud-and-amber-roll-on-pair-6-ml-each-640.webp',
  rating: '4.5',
  reviewCount: 2,
  type: 'Attar, roll-on, pack of two',
  size: '2 x 6 ml',
  description: 'Two roll-on oils of 6 ml, oud and amber. Alcohol free.',
  disc: {
    product_type: 'Attar, roll-on, pack of two',
    place_origin: 'UAE',
    model_number: 'MHK-7708',
    product_metarial: 'Perfume oil, alcohol free',
    color: 'Dark brown, amber',
    size: '2 x 6 ml',
    brand_name: 'Mehkara',
  },
}

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
