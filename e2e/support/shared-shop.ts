export interface Shop {
  url: string
  emulatorUrl: string
}

/** The shop that the whole run shares. */
export const sharedShop: Shop = {
  url: process.env.SHOP_URL ?? '',
  emulatorUrl: process.env.SHOP_EMULATOR_URL ?? '',
}
