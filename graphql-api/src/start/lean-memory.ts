import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Less takes more CPU: 40 took 14 % more a request, 80 took 4 %. More takes more memory: bench/README.md, "Memory".
const PERCENT = 70

/**
 * Tidies up what the start has left in memory, and lets the heap grow by that much of what is in use before it is tidied
 * up again. Left to itself Node lets it grow to several times that, as long as the machine has more.
 */
export const growLess = (): void => {
  setFlagsFromString(`--heap-growing-percent=${PERCENT}`)
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
