import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import type { User } from '../user/user.entity.js'

/** How many uploads may be under way in one process. */
interface Most {
  account: number
  all: number
}

interface Upload {
  accountId: string
  socket: IncomingMessage['socket']
  response: ServerResponse
}

export type UploadPlaces = ReturnType<typeof createUploadPlaces>

/**
 * Hooks that take a place for an upload before its body is read, which then lies in memory for as long as it takes to come,
 * up to 5 MB. Pages send one file after the other, each picture of a variant by itself; shoppers keep nobody of the shop out.
 */
export const createUploadPlaces = () => ({
  shop: places({ account: 8, all: 16 }),
  shoppers: places({ account: 2, all: 16 }),
})

// In seconds: when one of them has likely come.
const SOON = 5

const places = ({ account, all }: Most) => {
  let underWay: Upload[] = []

  const take = (upload: Upload) => {
    // Looked at, not told of, so that an upload gives its place back however it ends.
    underWay = underWay.filter(isUnderWay)
    const own = underWay.filter(({ accountId }) => accountId === upload.accountId)
    if (own.length >= account || underWay.length >= all) throw new DomainError('UNAVAILABLE', { retryAfter: SOON })
    underWay.push(upload)
  }

  return (callerOf: (request: FastifyRequest) => User) => async (request: FastifyRequest, reply: FastifyReply) =>
    take({ accountId: callerOf(request).id, socket: request.raw.socket, response: reply.raw })
}

const isUnderWay = ({ socket, response }: Upload) => !socket.destroyed && !response.writableEnded
