import type { Database } from '@finance-analyst/database';
import { sourceName } from '@finance-analyst/market';
import { sql } from 'kysely';
import { RecentValues } from '../RecentValues.js';
import { sampleSource, type InstrumentRow } from '../instruments/InstrumentRow.js';
import { instrumentOf, isUnitedStates, type Listing } from '../instruments/Listing.js';
import { marketOf } from '../price-feed/marketOf.js';
import { unitedStates } from '../providers/markets/markets.js';
import { readBars } from '../prices/readBars.js';
import { readPricedRows, type PricedRow } from '../prices/readPricedRows.js';
import { blumeBeta, blumeWeight } from './blumeBeta.js';
import { weeklyBeta } from './weeklyBeta.js';

/** Betas kept in memory: a few numbers each. */
const mostKept = 1000;

export type MeasuredBeta =
  | {
      readonly ok: true;
      readonly value: {
        readonly beta: number;
        /** Of the Blume-adjusted beta. */
        readonly standardError: number;
        readonly label: string;
        readonly source: string;
        readonly asOf: string;
      };
    }
  | { readonly ok: false; readonly reason: string };

/** Computes betas from stored bars, once until a bar of the share or its index changes. */
export function createBetaReader(database: Database): (listing: Listing) => Promise<MeasuredBeta> {
  const kept = new RecentValues<ReturnType<typeof weeklyBeta>>(mostKept);

  async function measure(share: PricedRow, index: IndexRow, isSample: boolean): Promise<MeasuredBeta> {
    const state = await stateOfBars(database, share.id, index.id);
    const measured = await kept.get(`${share.id} ${index.id} ${state}`, async () =>
      weeklyBeta(await readBars(database, share.id), await readBars(database, index.id)),
    );
    if (!measured.ok) return measured;
    const { beta, standardError, weeks, lastDate, isAdjusted } = measured.value;
    const origin = isSample ? 'sample data' : originOf(share.source, index.source);
    const label = `Blume-adjusted from ${beta.toFixed(2)} (standard error ${standardError.toFixed(2)}), the slope of ${weeks} weekly returns against ${index.name}, ${origin}${isAdjusted ? '' : unadjusted}`;
    return {
      ok: true,
      value: {
        beta: blumeBeta(beta),
        standardError: blumeWeight * standardError,
        label,
        source: share.source,
        asOf: lastDate,
      },
    };
  }

  return async (listing) => {
    const indices = await findIndices(database, listing);
    if (indices.length === 0) return { ok: false, reason: 'no index of its market is stored' };
    const shares = await readPricedRows(database, listing);
    let firstProblem: MeasuredBeta = { ok: false, reason: 'no prices are stored' };
    for (const [position, share] of shares.entries())
      for (const index of sameSourceFirst(indices, share.source)) {
        const measured = await measure(share, index, listing.isSample);
        if (measured.ok) return measured;
        if (position === 0) firstProblem = measured;
      }
    return firstProblem;
  };
}

const unadjusted = '; from unadjusted closes, which show no split of 3-for-2 or more';

type IndexRow = Pick<InstrumentRow, 'id' | 'name' | 'source'>;

const sameSourceFirst = (indices: readonly IndexRow[], source: string): readonly IndexRow[] =>
  [...indices].sort((a, b) => Number(b.source === source) - Number(a.source === source));

const originOf = (share: string, index: string): string =>
  share === index
    ? `prices from ${sourceName(share)}`
    : `share prices from ${sourceName(share)}, index from ${sourceName(index)}`;

/**
 * Changes whenever a bar of the two is added, replaced or removed by any process: PostgreSQL marks each
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

/** The stored indices of the listing's market, sample or real to match the listing. */
async function findIndices({ queries }: Database, listing: Listing): Promise<readonly IndexRow[]> {
  const exchange = instrumentOf(listing).exchange ?? marketOf(listing)?.exchange;
  if (exchange === undefined) return [];
  return queries
    .selectFrom('instruments')
    .select(['id', 'name', 'source'])
    .where('type', '=', 'index')
    .where('exchange', 'in', [exchange, ...(isUnitedStates({ exchange }) ? [unitedStates.exchange] : [])])
    .where('source', listing.isSample ? '=' : '!=', sampleSource)
    .orderBy(sql`exchange = ${unitedStates.exchange}`)
    .orderBy('id')
    .execute();
}
