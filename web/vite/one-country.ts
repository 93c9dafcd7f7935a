import type { Plugin } from 'vite'

interface Metadata {
  version: number
  country_calling_codes: Record<string, string[]>
  countries: Record<string, unknown>
}

/** Reduces the phone metadata of libphonenumber (150 kB) to one country. */
export const onlyPhonesOf = (country: string): Plugin => ({
  name: 'only-phones-of',
  apply: 'build',
  transform: {
    filter: { id: /libphonenumber-js\/metadata\.max\.json\.js$/ },
    handler: (code) => {
      const { version, country_calling_codes, countries }: Metadata = JSON.parse(code.slice(code.indexOf('{')))
      const codes = Object.entries(country_calling_codes).filter(([, users]) => users.includes(country))
      const kept = {
        version,
        country_calling_codes: Object.fromEntries(codes),
        countries: { [country]: countries[country] },
      }
      return `export default ${JSON.stringify(kept)}`
    },
  },
})
