import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** The rows that a prepared statement of that name answers. */
export const ask = async (name, text, values) => (await pool.query({ name, text, values })).rows
