// Finds locks and transactions of the server that no row takes out.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needlessRows } from './needless-rows.mjs'

const guarding = new RegExp(
  [
    /\bFOR (?:NO KEY UPDATE|KEY SHARE|UPDATE|SHARE)\b/,
    /\bLOCK TABLE\b/,
    /\bpg_(?:try_)?advisory\w+/,
    /\bpessimistic_\w+|\bfor_(?:no_key_update|key_share)\b/,
    /\b(?:lock[A-Z]\w*|\w+Locks?|takeTurns)\(/,
    /'BEGIN\b/,
    /\.transaction\(/,
    /\b(?:transact|repeatTransaction)\b(?:<[^()]*>)?\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

const isCode = (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^database\/migrations\//.test(file)

/** Each place of the sources that locks or begins a transaction and has neither a row nor a reason to need none, and each reason without a place. */
export const withoutRow = (sources, rows) => {
  const places = readdirSync(sources, { recursive: true })
    .filter(isCode)
    .sort()
    .flatMap((file) => placesOf(file, readFileSync(join(sources, file), 'utf8')))
  const isMeant = ({ file, found }, one) => one.file === file && found.startsWith(one.text)
  return [
    ...places
      .filter((place) => !rows.some((row) => takesOut(row, place)) && !needlessRows.some((one) => isMeant(place, one)))
      .map(({ file, line, found }) => `${file}:${line} ${found}`),
    ...needlessRows
      .filter((one) => !places.some((place) => isMeant(place, one)))
      .map(({ file, text, why }) => `${file} has no ${text} (${why})`),
  ]
}

const placesOf = (file, source) =>
  [...source.matchAll(guarding)]
    .map(({ 0: found, index }) => ({ file, source, found, index, line: source.slice(0, index).split('\n').length }))
    .filter(({ line }) => !/^\s*(?:\/\/|\/?\*)/.test(source.split('\n')[line - 1]))

/** Whether the row's text holds it, and what stands there without the guard does not. */
const takesOut = ({ file, text, by }, place) => {
  if (file !== place.file) return false
  const begin = place.source.indexOf(text)
  const holds = begin <= place.index && place.index + place.found.length <= begin + text.length
  return holds && count(text, place.found) > count(by, place.found)
}

const count = (text, part) => text.split(part).length - 1
