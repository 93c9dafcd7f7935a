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

/** A stopwatch of the CPU time of these processes: µs since it was started. */
const stopwatch = (pidsOf) => {
  const read = () => new Map(pidsOf().map((pid) => [String(pid), statOf(pid)?.cpu ?? 0]))
  const before = read()
  return () => [...read()].reduce((sum, [pid, cpu]) => sum + cpu - (before.get(pid) ?? 0), 0)
}

/** µs of CPU that a process takes, all its threads together. */
export const cpuOf = (pid) => stopwatch(() => [pid])

/** µs of CPU that PostgreSQL takes, all its processes together. */
export const cpuOfPostgres = (postmaster) => stopwatch(() => withChildren(postmaster))

/** The parent of all processes of PostgreSQL, by one that serves a connection; null without Linux. */
export const postmasterOf = (backend) => statOf(backend)?.parent ?? null

/** Megabytes that a process has in memory, now and at most so far. */
export const memoryOf = (pid) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
