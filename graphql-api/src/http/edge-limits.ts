/** How long callers may take, and how many there may be at one server process. Times are in milliseconds. */
export interface EdgeLimits {
  /** Until a request's headers are there. */
  headers: number
  /** Without a byte of a body that was begun. */
  pause: number
  /** How fast a body must come, in bytes a second, once it has had some time; what came faster makes up for no more than that time. */
  slowest: number
  headStart: number
  /** For the rest of a body that its answer did not wait for. */
  rest: number
  /** A whole request, however fast it comes. */
  request: number
  /** A connection that nobody uses. */
  unused: number
  /** While a crowd is let in, others wait before the door. */
  crowd: number
  /** How often all this is looked at. */
  check: number
  connections: number
  sockets: SocketLimits
}

/** The same for WebSockets. */
export interface SocketLimits {
  open: number
  /** Those that have not said yet who they are; when one more comes, another goes. */
  unknown: number
  /** Messages and pings of one of them in such a time. */
  messages: number
  per: number
}

// A photo of 5 MB over a phone line of 256 kbit/s takes 160 s. Load balancers end an unused connection sooner than a server.
export const edgeLimits: EdgeLimits = {
  headers: 15_000,
  pause: 10_000,
  slowest: 8_000,
  headStart: 30_000,
  rest: 1_000,
  request: 300_000,
  unused: 72_000,
  crowd: 500,
  check: 2_000,
  connections: 2_000,
  sockets: { open: 1_000, unknown: 100, messages: 100, per: 10_000 },
}
