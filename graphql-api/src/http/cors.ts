import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { rateLimitHeaders } from '../limits/rate-limit-headers.js'

/** Lets pages of these origins call the shop, and read what it says in headers. */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    strictPreflight: false,
    exposedHeaders: [
      'retry-after',
      ...rateLimitHeaders,
      'x-request-id',
      'link',
      'x-total-count',
      'location',
      'www-authenticate',
    ],
  })
}
