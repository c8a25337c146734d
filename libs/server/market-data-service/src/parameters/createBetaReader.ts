import type { Database } from '@finance-analyst/database';
import { sql } from 'kysely';
import { RecentValues } from '../RecentValues.js';
import { sampleSource, type InstrumentRow } from '../instruments/InstrumentRow.js';
import { instrumentOf, type Listing } from '../instruments/Listing.js';
import { readBars } from '../prices/readBars.js';
import { readPricedRow } from '../prices/readPricedRow.js';
import { weeklyBeta } from './weeklyBeta.js';

/** Measured betas kept in memory: a few numbers each. */
const mostKept = 1000;

export type MeasuredBeta =
  | {
      readonly ok: true;
      readonly value: {
        readonly beta: number;
        readonly label: string;
        readonly source: string;
        readonly asOf: string;
      };
    }
  | { readonly ok: false; readonly reason: string };

/** Measures betas from stored bars, each once until a bar of the share or of its index changes. */
export function createBetaReader(database: Database): (listing: Listing) => Promise<MeasuredBeta> {
  const kept = new RecentValues<ReturnType<typeof weeklyBeta>>(mostKept);

  return async (listing) => {
    const index = await findIndex(database, listing);
    if (!index) return { ok: false, reason: 'no index of its market is stored' };
    const share = await readPricedRow(database, listing);
    if (!share) return { ok: false, reason: 'no prices are stored' };
    const state = await stateOfBars(database, share.id, index.id);
    const measured = await kept.get(`${share.id} ${index.id} ${state}`, async () =>
      weeklyBeta(await readBars(database, share.id), await readBars(database, index.id)),
    );
    if (!measured.ok) return measured;
    const { beta, weeks, lastDate } = measured.value;
    const label = `Slope of ${weeks} weekly returns against ${index.name}${listing.isSample ? ', sample data' : ''}`;
    return { ok: true, value: { beta, label, source: share.source, asOf: lastDate } };
  };
}

/**
 * Another text whenever a bar of the two was added, replaced or taken away, in whatever process: PostgreSQL marks each
 * row with the transaction that wrote it.
 */
async function stateOfBars({ queries }: Database, shareId: number, indexId: number): Promise<string> {
  const { state } = await queries
    .selectFrom('bars')
    .select(sql<string>`count(*) || ' ' || max(xmin::text::bigint)`.as('state'))
    .where('instrument_id', 'in', [shareId, indexId])
    .executeTakeFirstOrThrow();
  return state;
}

/** The index of the listing's market, from the same kind of source. */
async function findIndex(
  { queries }: Database,
  listing: Listing,
): Promise<Pick<InstrumentRow, 'id' | 'name'> | undefined> {
  const { exchange } = instrumentOf(listing);
  if (exchange === null) return undefined;
  return queries
    .selectFrom('instruments')
    .select(['id', 'name'])
    .where('type', '=', 'index')
    .where('exchange', '=', exchange)
    .where('source', listing.isSample ? '=' : '!=', sampleSource)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
