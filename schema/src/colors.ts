/** A colour as shoppers look for it, whatever the seller calls it. */
export interface ColorFamily {
  name: string
  nameBn: string
  /** How it looks, as #RRGGBB; null for what has none. */
  swatch: string | null
  /** What sellers call it besides, and how that looks; null: as the family does. */
  shades: Readonly<Record<string, string | null>>
}

const families: readonly ColorFamily[] = [
  {
    name: 'White',
    nameBn: 'সাদা',
    swatch: '#F4F0E6',
    shades: { 'off white': '#EFE8D8', ivory: '#F1E9D2', cream: '#F0E4C8' },
  },
  { name: 'Black', nameBn: 'কালো', swatch: '#22242A', shades: { charcoal: '#44484E', ebony: null } },
  {
    name: 'Grey',
    nameBn: 'ধূসর',
    swatch: '#6B7683',
    shades: { gray: null, slate: null, silver: '#BFC3C7', ash: null },
  },
  {
    name: 'Blue',
    nameBn: 'নীল',
    swatch: '#31456F',
    shades: { navy: '#22355F', indigo: null, 'sky blue': '#A9C3DC', sky: '#A9C3DC', azure: null },
  },
  { name: 'Teal', nameBn: 'ফিরোজা', swatch: '#1F7A78', shades: { turquoise: null, aqua: null } },
  {
    name: 'Green',
    nameBn: 'সবুজ',
    swatch: '#2F6B52',
    shades: { emerald: null, olive: '#6F7241', jade: null, pistachio: null, forest: null, mint: '#A9CDB8' },
  },
  {
    name: 'Yellow',
    nameBn: 'হলুদ',
    swatch: '#D9B23C',
    shades: { gold: '#B98E3E', golden: '#B98E3E', mustard: '#C79A3A', lemon: null },
  },
  {
    name: 'Orange',
    nameBn: 'কমলা',
    swatch: '#C06A2C',
    shades: { amber: null, saffron: null, rust: null, copper: null },
  },
  {
    name: 'Red',
    nameBn: 'লাল',
    swatch: '#8E3B46',
    shades: { maroon: '#6D2332', oxblood: null, crimson: null, burgundy: null, scarlet: null },
  },
  { name: 'Pink', nameBn: 'গোলাপি', swatch: '#C98F95', shades: { rose: '#C98A8F', blush: null, peach: null } },
  {
    name: 'Purple',
    nameBn: 'বেগুনি',
    swatch: '#6B3F66',
    shades: { plum: null, lilac: null, aubergine: null, violet: null, mauve: null, lavender: '#B4A5CF' },
  },
  {
    name: 'Brown',
    nameBn: 'বাদামি',
    swatch: '#6B4A32',
    shades: {
      camel: null,
      mocha: null,
      walnut: null,
      oak: null,
      rosewood: null,
      umber: '#5A4334',
      bronze: '#8C6A3F',
      coffee: null,
      chocolate: null,
      tan: null,
    },
  },
  {
    name: 'Beige',
    nameBn: 'বেইজ',
    swatch: '#D8C7A5',
    shades: { sand: '#D8C49A', taupe: null, mushroom: null, khaki: null },
  },
  { name: 'Clear', nameBn: 'স্বচ্ছ', swatch: null, shades: { transparent: null } },
]

const known = new Map(
  families.flatMap((family) =>
    Object.entries({ [family.name.toLowerCase()]: null, ...family.shades }).map(
      ([word, shade]) => [word, { family, swatch: shade ?? family.swatch }] as const,
    ),
  ),
)

/** The family of a colour; of several words the last one that is a colour counts: "reddish brown" is brown. */
export const familyOf = (color: string): ColorFamily | undefined =>
  color
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => known.get(word)?.family)
    .findLast((family) => family !== undefined)

// "White, navy edge" is white.
const trim = /\b(border|thread|edge|trim|ends|stitching|band|stripe|case|box|volumes)$/

/** The families of what is said of a colour: "Black and white, gold thread; red box" is white. */
export const familiesOf = (color: string): ColorFamily[] => {
  const parts = color
    .replace(/;.*/, '')
    .split(',')
    .map((part) => part.trim())
  const found = parts.filter((part, i) => i === 0 || !trim.test(part)).map(familyOf)
  return [...new Set(found)].filter((family) => family !== undefined)
}

/** How the colour of such a name looks, for CSS; null for a name of the shop's own. */
export const swatchOf = (name: string): string | null => known.get(name.trim().toLowerCase())?.swatch ?? null
