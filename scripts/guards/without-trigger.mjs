import { createDataSource } from '../../graphql-api/dist/database/data-source.js'

/** Asks the database that every test file's is a copy of, and lets go of it: nobody may be connected when one is copied. */
const askEmptyShop = async (statement) => {
  const shop = await createDataSource(`${process.env.TEST_POSTGRES_URL}/empty_shop`).initialize()
  return shop.query(statement).finally(() => shop.destroy())
}

/** @throws when the database has a trigger that no guard names, or lacks one that is named */
export const checkTriggers = async (guards) => {
  const rows = await askEmptyShop(
    'SELECT relname, tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE NOT tgisinternal',
  )
  const there = rows.map(({ relname, tgname }) => `${relname} ${tgname}`)
  const named = guards.map(({ table, trigger }) => `${table} ${trigger}`)
  const amiss = [...there.filter((one) => !named.includes(one)), ...named.filter((one) => !there.includes(one))]
  if (amiss.length > 0) throw new Error(`Not in the database, or not in guards/triggers.mjs: ${amiss.join(', ')}`)
}

/** Does something while the trigger is switched off in all shops that are opened. */
export const withoutTrigger = async ({ table, trigger }, work) => {
  const turn = (state) => askEmptyShop(`ALTER TABLE "${table}" ${state} TRIGGER ${trigger}`)
  await turn('DISABLE')
  return work().finally(() => turn('ENABLE'))
}
