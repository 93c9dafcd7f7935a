import { districtsInBangla } from '@sunnah-store/schema/districts-in-bangla'

const known = new Map<string, string>(Object.entries(districtsInBangla))

/** The name of a district in Bangla; a name that nobody knows stays as it is. */
export const districtInBangla = (district: string) => known.get(district) ?? district
