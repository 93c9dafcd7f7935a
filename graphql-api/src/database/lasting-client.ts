import pg from 'pg'

/**
 * The pool hands a client out a moment before anybody listens to its errors; a connection lost in that moment, as happens
 * under load when PostgreSQL is killed, would end the process. Its next query tells the error, and the pool drops it.
 */
export class LastingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}
