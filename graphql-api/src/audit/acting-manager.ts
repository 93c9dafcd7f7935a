import type { EntityManager } from 'typeorm'
import { RepeatingManager } from '../database/repeat-transaction.js'
import type { User } from '../user/user.entity.js'

type Work<T> = (tx: EntityManager) => Promise<T>
type Isolation = Parameters<EntityManager['transaction']>[0]

/** Its transactions tell the database who does what, which writes the audit log by that (migration 1795520000003). */
class ActingManager extends RepeatingManager {
  constructor(
    db: EntityManager,
    private readonly actor: Pick<User, 'id'>,
    private readonly act: string,
  ) {
    super(db.dataSource)
  }

  override transaction<T>(...args: [Work<T>] | [Isolation, Work<T>]): Promise<T> {
    const acting =
      (work: Work<T>): Work<T> =>
      async (tx) => {
        await tx.query(`SELECT set_config('shop.actor', $1, true), set_config('shop.act', $2, true)`, [
          this.actor.id,
          this.act,
        ])
        return work(tx)
      }
    return args.length === 1 ? super.transaction(acting(args[0])) : super.transaction(args[0], acting(args[1]))
  }
}

/** The database for something that an admin does. @param act what it is called in the audit log */
export const actingAs = (db: EntityManager, actor: Pick<User, 'id'>, act: string): EntityManager =>
  new ActingManager(db, actor, act)
