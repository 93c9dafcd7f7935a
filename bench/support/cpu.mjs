import { readdirSync, readFileSync } from 'node:fs'

// What Linux shows to programs, whatever the kernel's own clock: proc(5), "/proc/pid/stat".
const MICROSECONDS_A_TICK = 10_000

/** What the kernel tells of a process; null without Linux, or when it has ended. */
const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it, in brackets, may hold spaces.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(parent), cpu: (Number(rest[9]) + Number(rest[10])) * MICROSECONDS_A_TICK }
  } catch {
    return null
  }
}

const withChildren = (pid) => [
  pid,
  ...readdirSync('/proc').filter((other) => /^\d+$/.test(other) && statOf(other)?.parent === pid),
]

/** A stopwatch: µs of CPU that a process and its children have taken since it was started. */
export const cpuOf = (pid) => {
  const read = () => new Map(withChildren(pid).map((one) => [String(one), statOf(one)?.cpu ?? 0]))
  const before = read()
  return () => [...read()].reduce((sum, [one, cpu]) => sum + cpu - (before.get(one) ?? 0), 0)
}

/** The parent of all processes of PostgreSQL, by one that serves a connection; null without Linux. */
export const postmasterOf = (backend) => statOf(backend)?.parent ?? null

/** Megabytes that a process has in memory, now and at most so far. */
export const memoryOf = (pid) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
