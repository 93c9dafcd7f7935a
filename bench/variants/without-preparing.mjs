/** Sends the text of the statement each time, for PostgreSQL to parse and plan. */
export const readPrepared = async (db, text, values) => {
  const connection = db.queryRunner ? await db.queryRunner.connect() : db.dataSource.driver.master
  return (await connection.query(text, values)).rows
}
