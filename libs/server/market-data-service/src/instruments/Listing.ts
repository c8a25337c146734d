import { apiAddress } from '@finance-analyst/contracts';
import type { Instrument } from '@finance-analyst/market';
import { failure, type ServiceResult } from '../ServiceResult.js';
import { importSource, sampleSource, type InstrumentRow } from './InstrumentRow.js';

/** One symbol on one market, with the records of each source. */
export interface Listing {
  /** As requested. */
  readonly symbol: string;
  readonly isSample: boolean;
  readonly rows: readonly [InstrumentRow, ...InstrumentRow[]];
}

/** The United States' markets, which filings imply without naming one. */
const unitedStatesMarkets = new Set(['XNAS', 'XNYS', 'XASE', 'ARCX', 'BATS', 'IEXG', 'OTCM', 'XOTC']);

export function splitSymbol(symbol: string): { readonly market: string | null; readonly plain: string } {
  const colon = symbol.indexOf(':');
  return colon < 0
    ? { market: null, plain: symbol }
    : { market: symbol.slice(0, colon), plain: symbol.slice(colon + 1) };
}

export const isUnitedStates = ({ exchange }: Pick<InstrumentRow, 'exchange'>): boolean =>
  exchange === '' || unitedStatesMarkets.has(exchange);

const nonEmpty = (rows: readonly InstrumentRow[]): rows is readonly [InstrumentRow, ...InstrumentRow[]] =>
  rows.length > 0;

/**
 * Resolves a symbol among the rows that carry it. Real instruments come before sample ones and are never
 * combined with them. Filings name no market and imply the United States, so they combine with prices of one
 * such market and no other. A plain symbol that still means several markets is ambiguous.
 */
export function pickListing(symbol: string, candidates: readonly InstrumentRow[]): ServiceResult<Listing> {
  const { market, plain } = splitSymbol(symbol);
  const sameSymbol = candidates.filter((row) => row.symbol === plain);
  const real = sameSymbol.filter((row) => row.source !== sampleSource);
  const isSample = real.length === 0;
  const kind = isSample ? sameSymbol : real;
  const onMarket = market === null ? kind : kind.filter((row) => isOn(row, market));
  const unplaced = onMarket.filter((row) => row.exchange === '');
  const rows = market === null && unplaced.length > 0 ? onMarket.filter(isUnitedStates) : onMarket;
  if (!nonEmpty(rows))
    return failure(
      'unknown-symbol',
      `${symbol} is not known. Search by symbol or name with ${apiAddress('instrumentSearch')}?query=.`,
    );
  const markets = [...new Set(rows.map((row) => row.exchange).filter(Boolean))];
  if (markets.length > 1)
    return failure(
      'ambiguous-symbol',
      `${symbol} is on several markets. Use ${markets.map((code) => `${code}:${plain}`).join(' or ')}.`,
    );
  return { ok: true, value: { symbol, isSample, rows } };
}

const isOn = (row: InstrumentRow, market: string): boolean =>
  row.exchange === market || (row.exchange === '' && unitedStatesMarkets.has(market));

/** The listing as one record; a name from filings comes before an imported file, which has none. */
export function instrumentOf({ symbol, rows }: Listing): Instrument {
  const named = rows.find((row) => row.source !== importSource) ?? rows[0];
  return {
    symbol,
    name: named.name,
    exchange: rows.find((row) => row.exchange !== '')?.exchange ?? null,
    currency: rows.find((row) => row.currency !== null)?.currency ?? null,
    type: named.type,
    sector: rows.find((row) => row.sector !== null)?.sector ?? null,
    source: named.source,
  };
}
