import { join, resolve } from 'node:path';
import type { Result } from '@finance-analyst/foundation';
import type { LogEvent } from 'kysely';
import { ChangeCounter } from './ChangeCounter.js';
import type { Database } from './Database.js';
import { checkFolder } from './folder/checkFolder.js';
import { messageOf } from './folder/messageOf.js';
import { FaultRecord } from './health/FaultRecord.js';
import { findProblem, findSilence } from './health/findProblem.js';
import { lockFolder, type FolderLock } from './lock/lockFolder.js';
import { migrate } from './migrations/migrate.js';
import { migrations } from './migrations/migrations.js';
import { explainOpeningFailure } from './pglite/explainFailure.js';
import { findZeroedTable } from './pglite/findZeroedTable.js';
import { openPglite, type OpenPglite } from './pglite/openPglite.js';
import { openPostgres } from './postgres/openPostgres.js';

export interface DatabaseLocation {
  /** Folder of the embedded database. */
  readonly dataDirectory: string;
  /** Address of a PostgreSQL server to use instead of the folder. */
  readonly databaseUrl?: string | undefined;
}

/** Opens the database and migrates its tables. */
export async function openDatabase(
  { dataDirectory, databaseUrl }: DatabaseLocation,
  clock: () => Date = () => new Date(),
): Promise<Result<Database>> {
  return databaseUrl ? openServer(databaseUrl) : openFolder(resolve(dataDirectory), clock);
}

async function openFolder(folder: string, clock: () => Date): Promise<Result<Database>> {
  const checked = checkFolder(folder);
  if (!checked.ok) return checked;
  const lock = lockFolder(folder, clock);
  if (!lock.ok) return lock;
  const opened = await openLocked(folder, lock.value);
  if (!opened.ok) lock.value.release();
  return opened;
}

async function openLocked(folder: string, lock: FolderLock): Promise<Result<Database>> {
  const watch = watchQueries();
  const pglite = await openPglite(folder, watch.log);
  if (!pglite.ok) return pglite;
  const explain = (cause: string): string => explainOpeningFailure(join(folder, 'postgres'), cause);
  return prepare({ kind: 'pglite', lock, watch, ...pglite.value }, explain);
}

const explainServer = (cause: string): string =>
  `The PostgreSQL database at DATABASE_URL could not be opened: ${cause.replace(/\.$/, '')}. ` +
  'Start that server or correct DATABASE_URL, or leave DATABASE_URL empty to use the embedded database.';

async function openServer(url: string): Promise<Result<Database>> {
  try {
    const watch = watchQueries();
    const queries = openPostgres(url, watch.log);
    return await prepare({ kind: 'postgres', lock: null, watch, queries, answered: () => 0 }, explainServer);
  } catch (error) {
    return { ok: false, reason: explainServer(messageOf(error)) };
  }
}

interface QueryWatch {
  readonly faults: FaultRecord;
  readonly counter: ChangeCounter;
  readonly log: (event: LogEvent) => void;
}

function watchQueries(): QueryWatch {
  const faults = new FaultRecord();
  const counter = new ChangeCounter();
  return {
    faults,
    counter,
    log: (event) => {
      faults.note(event);
      counter.note(event);
    },
  };
}

interface Connection extends OpenPglite {
  readonly kind: Database['kind'];
  readonly lock: FolderLock | null;
  readonly watch: QueryWatch;
}

/** Checks that the database answers and migrates its tables; `explain` adds the remedy to a cause. */
async function prepare(
  { kind, queries, answered, lock, watch: { faults, counter } }: Connection,
  explain: (cause: string) => string,
): Promise<Result<Database>> {
  const problem = await findSilence({ queries, answered }, 10_000);
  // Check before writing: a new row makes a page of zeros look sound.
  const zeroed = kind === 'pglite' && problem === null ? await findZeroedTable(queries) : null;
  if (zeroed !== null) faults.remember(zeroed);
  const prepared =
    problem === null
      ? await migrate(queries, 'latest', migrations, explain)
      : { ok: false as const, reason: explain(problem) };
  if (!prepared.ok) {
    // Closing a database that has just failed may fail too; only the first failure matters.
    await queries.destroy().catch(() => undefined);
    return prepared;
  }
  return {
    ok: true,
    value: {
      kind,
      queries,
      findProblem: async (timeoutMs = 2000) =>
        faults.problem ?? findProblem({ queries, answered }, timeoutMs),
      knownProblem: () => faults.problem,
      changes: () => counter.count,
      announce: (address) => lock?.announce(address),
      close: async () => {
        await queries.destroy();
        lock?.release();
      },
    },
  };
}
