import { hierarchy, partition } from 'd3-hierarchy'

const WIDTH = 1400
const ROW = 17
const HEAD = 54
const LETTER = 6.2
const LEAST = 0.7
const NAMED = 9

/** What a profile's samples between two moments (µs of the system's clock) were doing, as a tree of calls. */
export const treeOf = ({ nodes, samples, timeDeltas, startTime }, from, to) => {
  const byId = new Map(nodes.map((node) => [node.id, { ...frameOf(node.callFrame), self: 0, children: new Map() }]))
  let now = startTime
  samples.forEach((id, i) => {
    now += timeDeltas[i]
    if (now >= from && now <= to) byId.get(id).self += timeDeltas[i]
  })
  const join = (into, from) => {
    into.self += from.self
    for (const child of (from.calls ?? []).filter(({ name }) => name !== '(idle)')) {
      const key = `${child.name} ${child.owner}`
      if (!into.children.has(key)) into.children.set(key, { ...child, self: 0, children: new Map() })
      join(into.children.get(key), child)
    }
    return into
  }
  for (const { id, children = [] } of nodes) byId.get(id).calls = children.map((child) => byId.get(child))
  return join({ name: 'all', owner: 'Node', self: 0, children: new Map() }, byId.get(nodes[0].id))
}

const frameOf = (frame) => ({ name: frame.functionName || '(anonymous)', owner: ownerOf(frame) })

/** The package that a function belongs to. */
const ownerOf = ({ functionName, url, lineNumber }) => {
  const packages = [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)]
  if (packages.length > 0) return packages.at(-1)[1]
  if (/graphql-api\/dist|schema\/dist/.test(url)) return 'the shop'
  if (functionName === '(garbage collector)') return 'freeing memory'
  // What was made as the server runs has lines, but no file; what is built in has neither.
  return url === '' && lineNumber >= 0 ? 'compiled queries' : 'Node'
}

/** The tree as a picture (SVG): each function as wide as the time that it and what it calls take, coloured by its package. */
export const flameGraph = (title, tree) => {
  const root = hierarchy(tree, ({ children }) => [...children.values()]).sum(({ self }) => self)
  root.sort((a, b) => b.value - a.value)
  partition().size([WIDTH, (root.height + 1) * ROW])(root)
  const shares = sharesOf(root)
  const colours = new Map(shares.map(([owner], i) => [owner, `hsl(${(i * 137) % 360} 62% 76%)`]))
  const shown = root.descendants().filter(({ x0, x1 }) => x1 - x0 >= LEAST)
  const height = HEAD + (Math.max(...shown.map(({ depth }) => depth)) + 1) * ROW
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10.5">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="6" y="16" font-size="14">${escaped(title)}</text>
${shares.slice(0, NAMED).map(legendOf(colours)).join('\n')}
${shown.map((node) => boxOf(node, colours.get(node.data.owner), root.value)).join('\n')}
</svg>
`
}

/** The part of the time that each package takes itself, the largest first. */
const sharesOf = (root) => {
  const shares = new Map()
  for (const { data } of root.descendants()) shares.set(data.owner, (shares.get(data.owner) ?? 0) + data.self)
  return [...shares].map(([owner, self]) => [owner, self / root.value]).sort(([, a], [, b]) => b - a)
}

const percent = (part) => `${(100 * part).toFixed(1)} %`

const legendOf =
  (colours) =>
  ([owner, share], i) =>
    `<rect x="${6 + i * 154}" y="26" width="10" height="10" fill="${colours.get(owner)}"/><text x="${20 + i * 154}" y="35">${escaped(`${owner} ${percent(share)}`.slice(0, 22))}</text>`

const boxOf = ({ x0, x1, depth, value, data: { name, owner } }, colour, all) => {
  const [width, y] = [x1 - x0, HEAD + depth * ROW]
  const text = escaped(name.slice(0, Math.floor((width - 4) / LETTER)))
  const label = width > 20 ? `<text x="${(x0 + 2).toFixed(1)}" y="${y + 12}">${text}</text>` : ''
  return `<g><title>${escaped(`${name} (${owner}) ${percent(value / all)}`)}</title><rect x="${x0.toFixed(1)}" y="${y}" width="${(width - 0.3).toFixed(1)}" height="${ROW - 1}" fill="${colour}"/>${label}</g>`
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
