import { readSymbol } from '@finance-analyst/documents';
import type { FindInstruments } from '@finance-analyst/import-pipeline';
import { findInstruments as search } from '@finance-analyst/market-data';
import type { Services } from '../services/Services.js';

/** What a query of the server may have. */
const longestText = 100;

/** Finds instruments of the market data as a portfolio has them. */
export async function findInstruments(
  { store }: Pick<Services, 'store'>,
  ...[text]: Parameters<FindInstruments>
): ReturnType<FindInstruments> {
  const results = await store.dispatch(search(text.slice(0, longestText)));
  return (
    results?.map(({ symbol: id, name, exchange, currency, sector }) => ({
      instrument: { id, ...readSymbol(id), name, isin: null, currency, sector },
      exchange,
    })) ?? null
  );
}
