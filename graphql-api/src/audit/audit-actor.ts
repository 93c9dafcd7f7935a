import { Field, ID, ObjectType } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { REACHABLE } from '../user/user.entity.js'

const MOST = 200

@ObjectType({ simpleResolvers: true, description: 'Somebody whose acts may be looked for.' })
export class AuditActor {
  @Field(() => ID, { description: 'Whom to ask for, as actorId.' })
  id!: string

  @Field(() => String, { nullable: true, description: 'Their name; null for somebody who was removed.' })
  name!: string | null

  @Field(() => String, { nullable: true, description: 'Their email or phone, or the last one that the log knows.' })
  email!: string | null
}

/** Those who have rights, and those who have acted: from one to the next along the index, however long the log is. */
export const listActors = (db: EntityManager): Promise<AuditActor[]> =>
  queryRows(
    db,
    `
    WITH RECURSIVE acted AS (
      (SELECT "actorId" AS id FROM audit_entry WHERE "actorId" IS NOT NULL ORDER BY "actorId" LIMIT 1)
      UNION ALL
      SELECT (SELECT "actorId" FROM audit_entry WHERE "actorId" > acted.id ORDER BY "actorId" LIMIT 1)
      FROM acted WHERE acted.id IS NOT NULL
    ), people AS (
      SELECT id FROM acted WHERE id IS NOT NULL UNION SELECT id FROM "user" WHERE role < 'SHOPPER' AND ${REACHABLE}
    )
    SELECT people.id, "user".name, coalesce("user".email::text, "user".phone, last."actorEmail") AS email
    FROM people LEFT JOIN "user" ON "user".id = people.id
      LEFT JOIN LATERAL (SELECT "actorEmail" FROM audit_entry WHERE "actorId" = people.id AND "user".id IS NULL
        ORDER BY id DESC LIMIT 1) AS last ON true
    ORDER BY "user".role, "user".name, people.id LIMIT ${MOST}`,
  )
