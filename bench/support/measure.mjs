import { cpuOf, memoryOf } from './cpu.mjs'
import { load } from './load.mjs'
import { median } from './median.mjs'

/** One round: what a piece of work costs this server and PostgreSQL, how many there are a second, how long one takes. */
const measureOnce = async ({ workload, contestant, server, postmaster, seconds }) => {
  const next = await workload.nextFor(contestant)
  const [cpu, postgres] = [cpuOf(server.pid), cpuOf(postmaster)]
  const { times, milliseconds } = await load({ port: server.port, connections: workload.connections, seconds, next })
  const [used, usedByPostgres] = [cpu(), postgres()]
  const count = times.length
  return {
    cpu: used / count,
    postgres: usedByPostgres / count,
    rate: (count * 1000) / milliseconds,
    p50: times[Math.floor(count / 2)],
    p99: times[Math.floor(count * 0.99)],
    memory: memoryOf(server.pid).now,
  }
}

/** Each contestant in turn, round by round, so that other load on the machine meets all of them; medians of the rounds. */
export const measure = async ({ workload, contestants, postmaster, rounds, seconds }) => {
  const measured = new Map(contestants.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++)
    for (const { name, contestant, server } of contestants) {
      // The first round warms up, and is longer: a server that does much takes longer until it is compiled.
      const long = round > 0 ? seconds : 2 * seconds
      const figures = await measureOnce({ workload, contestant, server, postmaster, seconds: long })
      if (round > 0) measured.get(name).push(figures)
    }
  return [...measured].map(([name, each]) => ({ name, ...mediansOf(each) }))
}

const mediansOf = (each) =>
  Object.fromEntries(Object.keys(each[0]).map((figure) => [figure, median(each.map((figures) => figures[figure]))]))
