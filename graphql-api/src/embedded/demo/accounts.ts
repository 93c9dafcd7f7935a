/** The people of the demo shop: identities of the Auth emulator, and rows of the user table under the same uid. */
export const demoAccounts = [
  { uid: 'demo-owner', email: 'owner.sunnahstore@gmail.com', name: 'Shop Owner', isAdmin: true },
  { uid: 'demo-amina', email: 'amina.sunnahstore@gmail.com', name: 'Amina Rahman', isAdmin: false },
  { uid: 'demo-yusuf', email: 'yusuf.sunnahstore@gmail.com', name: 'Yusuf Karim', isAdmin: false },
] as const

export const demoPassword = 'demo-shop-2026'
