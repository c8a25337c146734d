import type { PGlite, Results } from '@electric-sql/pglite';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { ServerLog } from './ServerLog.js';

/**
 * PGlite has one session. Kysely's own driver gives it to all callers at once, so that a query outside a transaction
 * runs inside it and two transactions deadlock. This driver gives it to one caller at a time.
 */
export class SerialPgliteDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #connection: PgliteConnection;
  #lastInLine: Promise<void> = Promise.resolve();
  #leave = (): void => undefined;

  constructor(pglite: PGlite, log: ServerLog) {
    this.#pglite = pglite;
    this.#connection = new PgliteConnection(pglite, log);
  }

  /** How many statements were answered so far, for any caller. */
  get answered(): number {
    return this.#connection.answered;
  }

  async init(): Promise<void> {
    await this.#pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastInLine;
    let leave = (): void => undefined;
    this.#lastInLine = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    this.#leave = leave;
    return this.#connection;
  }

  releaseConnection(): Promise<void> {
    this.#leave();
    return Promise.resolve();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const cause = this.#connection.lastFailure;
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      // The first failure says more than the failed rollback after it.
      throw cause ?? error;
    }
  }

  async destroy(): Promise<void> {
    await this.#lastInLine;
    if (!this.#pglite.closed) await this.#pglite.close();
  }
}

const isSqlError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

class PgliteConnection implements DatabaseConnection {
  answered = 0;
  lastFailure: unknown = null;
  readonly #pglite: PGlite;
  readonly #log: ServerLog;

  constructor(pglite: PGlite, log: ServerLog) {
    this.#pglite = pglite;
    this.#log = log;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#query<R>(query);
    this.answered += 1;
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
  }

  /** A crashed server throws without a reason; its log has one. */
  async #query<R>(query: CompiledQuery): Promise<Results<R>> {
    try {
      return await this.#pglite.query<R>(query.sql, [...query.parameters]);
    } catch (error) {
      this.lastFailure = error;
      if (isSqlError(error) || this.#log.reason === null) throw error;
      throw new Error(`The embedded database stopped: ${this.#log.reason}. Start the server again.`, {
        cause: error,
      });
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite cannot stream the rows of a query.');
  }
}
