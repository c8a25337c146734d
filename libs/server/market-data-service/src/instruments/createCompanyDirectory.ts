import type { Database } from '@finance-analyst/database';
import { sql } from 'kysely';
import type { FundamentalsProvider, ListedCompany } from '../providers/FundamentalsProvider.js';
import type { ProviderFailure } from '../providers/ProviderFailure.js';

/** A younger list is used without a request to the provider. */
const listFreshMs = 24 * 60 * 60 * 1000;

/** Pause after a failed request for the list. */
const restAfterFailureMs = 60_000;

/** Stores the list of companies of one provider. */
export interface CompanyDirectory {
  /**
   * Makes sure that the provider's list of companies is stored. Waits for the first list; an old list is refreshed
   * in the background. Fails only while there is no list at all.
   */
  ready(): Promise<ProviderFailure | null>;
}

interface Dependencies {
  readonly clock: () => Date;
  readonly reportProblem: (problem: string) => void;
}

export function createCompanyDirectory(
  database: Database,
  provider: FundamentalsProvider,
  { clock, reportProblem }: Dependencies,
): CompanyDirectory {
  const dataset = `${provider.source}/companies`;
  let storedAtMs: number | null = null;
  let underWay: Promise<ProviderFailure | null> | null = null;
  let lastFailure: { readonly failure: ProviderFailure; readonly untilMs: number } | null = null;

  async function fetchAndStore(): Promise<ProviderFailure | null> {
    const answer = await provider.listCompanies();
    if (!answer.ok) return answer;
    const now = clock();
    await storeCompanies(database, provider.source, dataset, answer.value, now);
    storedAtMs = now.getTime();
    return null;
  }

  /** Nobody may be waiting for a background refresh, so failures on this side are reported. */
  function reported(error: unknown): ProviderFailure {
    const reason = `The list of companies of ${provider.name} could not be stored`;
    reportProblem(`${reason}: ${error instanceof Error ? error.message : String(error)}`);
    return { ok: false, kind: 'unavailable', reason: `${reason}. See the server log.` };
  }

  async function renew(): Promise<ProviderFailure | null> {
    const failure = await fetchAndStore().catch(reported);
    lastFailure = failure && { failure, untilMs: clock().getTime() + restAfterFailureMs };
    return failure;
  }

  return {
    async ready() {
      const foundMs = storedAtMs ?? (await readStoredAtMs(database, dataset));
      // A refresh may have ended since this lookup began; its list is newer than the one found.
      storedAtMs ??= foundMs;
      const nowMs = clock().getTime();
      const isStored = storedAtMs !== null;
      if (storedAtMs !== null && nowMs - storedAtMs < listFreshMs) return null;
      if (lastFailure && lastFailure.untilMs > nowMs) return isStored ? null : lastFailure.failure;
      underWay ??= renew().finally(() => {
        underWay = null;
      });
      return isStored ? null : underWay;
    },
  };
}

async function readStoredAtMs({ queries }: Database, dataset: string): Promise<number | null> {
  const stored = await queries
    .selectFrom('datasets')
    .select('stored_at')
    .where('name', '=', dataset)
    .executeTakeFirst();
  return stored?.stored_at.getTime() ?? null;
}

async function storeCompanies(
  { queries }: Database,
  source: string,
  dataset: string,
  companies: readonly ListedCompany[],
  now: Date,
): Promise<void> {
  const symbols = companies.map(({ symbol }) => symbol);
  const names = companies.map(({ name }) => name);
  const keys = companies.map(({ key }) => key);
  await queries.transaction().execute(async (transaction) => {
    await sql`
      insert into instruments (source, symbol, name, type, provider_key)
      select ${source}::text, symbol, name, 'equity', key
      from unnest(${symbols}::text[], ${names}::text[], ${keys}::text[]) as listed (symbol, name, key)
      on conflict (source, symbol, exchange) do update set name = excluded.name, provider_key = excluded.provider_key
    `.execute(transaction);
    await transaction
      .insertInto('datasets')
      .values({ name: dataset, version: String(companies.length), stored_at: now })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ version: String(companies.length), stored_at: now }),
      )
      .execute();
  });
}
