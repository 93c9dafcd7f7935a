/** A colour as shoppers look for it, whatever the seller calls it. */
interface ColorFamily {
  name: string
  nameBn: string
  /** As it is shown beside the name; null for what has none. */
  swatch: string | null
  /** What sellers call it, besides its name. */
  words: readonly string[]
}

const families: readonly ColorFamily[] = [
  { name: 'White', nameBn: 'সাদা', swatch: '#F4F0E6', words: ['ivory', 'cream'] },
  { name: 'Black', nameBn: 'কালো', swatch: '#22242A', words: ['charcoal', 'ebony'] },
  { name: 'Grey', nameBn: 'ধূসর', swatch: '#6B7683', words: ['gray', 'slate', 'silver', 'ash'] },
  { name: 'Blue', nameBn: 'নীল', swatch: '#31456F', words: ['navy', 'indigo', 'sky', 'azure'] },
  { name: 'Teal', nameBn: 'ফিরোজা', swatch: '#1F7A78', words: ['turquoise', 'aqua'] },
  {
    name: 'Green',
    nameBn: 'সবুজ',
    swatch: '#2F6B52',
    words: ['emerald', 'olive', 'jade', 'pistachio', 'forest', 'mint'],
  },
  { name: 'Yellow', nameBn: 'হলুদ', swatch: '#D9B23C', words: ['gold', 'golden', 'mustard', 'lemon'] },
  { name: 'Orange', nameBn: 'কমলা', swatch: '#C06A2C', words: ['amber', 'saffron', 'rust', 'copper'] },
  { name: 'Red', nameBn: 'লাল', swatch: '#8E3B46', words: ['maroon', 'oxblood', 'crimson', 'burgundy', 'scarlet'] },
  { name: 'Pink', nameBn: 'গোলাপি', swatch: '#C98F95', words: ['rose', 'blush', 'peach'] },
  {
    name: 'Purple',
    nameBn: 'বেগুনি',
    swatch: '#6B3F66',
    words: ['plum', 'lilac', 'aubergine', 'violet', 'mauve', 'lavender'],
  },
  {
    name: 'Brown',
    nameBn: 'বাদামি',
    swatch: '#6B4A32',
    words: ['camel', 'mocha', 'walnut', 'oak', 'rosewood', 'umber', 'bronze', 'coffee', 'chocolate', 'tan'],
  },
  { name: 'Beige', nameBn: 'বেইজ', swatch: '#D8C7A5', words: ['sand', 'taupe', 'mushroom', 'khaki'] },
  { name: 'Clear', nameBn: 'স্বচ্ছ', swatch: null, words: ['transparent'] },
]

const byWord = new Map(
  families.flatMap((family) => [family.name.toLowerCase(), ...family.words].map((word) => [word, family])),
)

/** The family of a colour; of several words the last one that is a colour counts: "reddish brown" is brown. */
export const familyOf = (color: string): ColorFamily | undefined =>
  color
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => byWord.get(word))
    .findLast((family) => family !== undefined)
