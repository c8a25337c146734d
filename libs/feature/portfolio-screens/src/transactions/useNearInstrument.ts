import { writeSymbol } from '@finance-analyst/documents';
import { useSearchInstrumentsQuery } from '@finance-analyst/market-data';
import type { LedgerInstrument } from '@finance-analyst/portfolio';
import { nearInstrument, type NamedInstrument } from './instrumentChoices.js';
import { namedIn } from './namedIn.js';

/**
 * The instrument that may be meant by one that was just entered, if neither the rest of the portfolio nor the market has that
 * one; null while the market is searched, or if it could not be.
 */
export function useNearInstrument(
  entered: LedgerInstrument | undefined,
  known: readonly NamedInstrument[],
): NamedInstrument | null {
  const { currentData, isFetching } = useSearchInstrumentsQuery(entered?.symbol ?? '', {
    skip: entered === undefined,
  });
  if (!entered || isFetching || !currentData) return null;
  const found = namedIn(currentData);
  return found.some(({ id }) => id === writeSymbol(entered))
    ? null
    : nearInstrument(entered.symbol, [...known, ...found]);
}
