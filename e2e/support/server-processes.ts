import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Process {
  pid: number
  parent: number
  command: string
}

/** The processes that serve the shop that this process began; their parent is the shop's first process. */
export const serverProcessesOf = async (pid: number): Promise<Process[]> => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const all = stdout.split('\n').flatMap(asProcess)
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  return below(pid).filter(({ command }) => command.endsWith('graphql-api/dist/main.js'))
}

const asProcess = (line: string): Process[] => {
  const [, pid, parent, command = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? []
  return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : []
}
