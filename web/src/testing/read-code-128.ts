// How wide bars and gaps of each symbol are, in modules, bar first; the last one stops.
const symbols =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 233111'.split(
    ' ',
  )
const [toC, toB, toA, startA, startB, startC, stop] = [99, 100, 101, 103, 104, 105, 106]

/** What the drawn bars of a Code 128 say to a scanner. @throws Error when they are none */
export const readCode128 = (drawing: SVGSVGElement): string => {
  const values = valuesOf(drawing)
  const [start = -1, ...rest] = values
  if (rest.pop() !== stop) throw new Error('It does not stop')
  const check = rest.pop()
  const sum = rest.reduce((total, value, i) => total + value * (i + 1), start)
  if (sum % 103 !== check) throw new Error('Its checksum is wrong')

  let set = start === startC ? 'C' : start === startB ? 'B' : start === startA ? 'A' : null
  let text = ''
  for (const value of rest) {
    if (set === null) throw new Error('It does not start')
    if (value === toC && set !== 'C') set = 'C'
    else if (value === toB && set !== 'B') set = 'B'
    else if (value === toA && set !== 'A') set = 'A'
    else if (set === 'C') text += String(value).padStart(2, '0')
    else text += String.fromCharCode(value + 32)
  }
  return text
}

/** Bars stand in a group; the white below them does not. */
const valuesOf = (drawing: SVGSVGElement): number[] => {
  const bars = [...drawing.querySelectorAll('g rect')].map((bar) => ({
    from: Number(bar.getAttribute('x')),
    width: Number(bar.getAttribute('width')),
  }))
  const module = Math.min(...bars.map(({ width }) => width))
  const widths = bars
    .flatMap(({ from, width }, i) => [width, (bars[i + 1]?.from ?? from + width) - from - width])
    .map((width) => Math.round(width / module))
  // The stop has one more bar, of two modules.
  if (widths.splice(-2).join('') !== '20') throw new Error('It does not end')
  return (widths.join('').match(/.{6}/g) ?? []).map((symbol) => symbols.indexOf(symbol))
}
