import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const run = (...args) => {
  try {
    return execFileSync('taskset', args, { stdio: 'pipe' })
  } catch {
    return null
  }
}

/** Whether the server under measure can have a core of its own: there are two, and `taskset` is installed. */
export const canPin = availableParallelism() > 1 && run('--version') !== null

/** Keeps this process, and all that it starts from now on, off the first core. */
export const leaveFirstCore = () => {
  if (canPin) run('--all-tasks', '--cpu-list', '--pid', `1-${availableParallelism() - 1}`, String(process.pid))
}

/** The command that runs a program on the first core alone. */
export const onFirstCore = (command) => (canPin ? ['taskset', '--cpu-list', '0', ...command] : command)
