// The shop's own stack as most people write it: entities that are read whole, and a query for each relation.
import 'reflect-metadata'
import { ApolloServer } from '@apollo/server'
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify'
import Fastify from 'fastify'
import { buildSchema } from 'type-graphql'
import { Catalogue, db } from './naive/catalogue.mjs'

await db.initialize()
const app = Fastify()
const apollo = new ApolloServer({
  schema: await buildSchema({ resolvers: [Catalogue] }),
  plugins: [fastifyApolloDrainPlugin(app)],
})
await apollo.start()
app.route({ method: ['GET', 'POST'], url: '/graphql', handler: fastifyApolloHandler(apollo) })
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
