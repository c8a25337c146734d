import type { FiledInstrument } from '@finance-analyst/broker-files';
import { writeSymbol, type PortfolioInstrument } from '@finance-analyst/documents';
import type { FindInstruments, MarketInstrument } from '../ImportDependencies.js';
import { filedKey } from '../plan/filedKey.js';
import { findInstrument } from '../plan/findInstrument.js';
import { marketCodeOf } from '../plan/marketCodeOf.js';

/** What the market data has for instruments that a portfolio lacks. */
export interface Candidates {
  /** By `filedKey`, the nearest first. */
  readonly byKey: Readonly<Record<string, readonly PortfolioInstrument[]>>;
  /** Not if the market data could not be reached, or the file names too many. */
  readonly isComplete: boolean;
}

/** Each is one or two requests. */
const mostSearched = 100;
const mostCandidates = 5;

/** Searches the market data for the instruments of a file that are not among those known, by symbol, then by name. */
export async function findCandidates(
  filed: readonly FiledInstrument[],
  known: readonly PortfolioInstrument[],
  find: FindInstruments,
  signal: AbortSignal,
): Promise<Candidates> {
  const missing = filed.filter((own) => findInstrument(own, known) === null);
  const byKey: Record<string, readonly PortfolioInstrument[]> = {};
  // One after the other: a newer search cancels the one before.
  for (const own of missing.slice(0, mostSearched)) {
    const found = signal.aborted ? null : await findNamed(own, find);
    if (!found) return { byKey, isComplete: false };
    byKey[filedKey(own)] = found;
  }
  return { byKey, isComplete: missing.length <= mostSearched };
}

async function findNamed(
  filed: FiledInstrument,
  find: FindInstruments,
): Promise<readonly PortfolioInstrument[] | null> {
  const texts = [filed.symbol, filed.name].map((text) => text?.trim() ?? '').filter((text) => text !== '');
  for (const text of texts) {
    const found = await find(text).catch(() => null);
    if (!found) return null;
    if (found.length > 0)
      return found.slice(0, mostCandidates).map((candidate) => withMarket(candidate, filed.market));
  }
  return [];
}

/** With its market if the file names one too, so that the two are compared. */
function withMarket(
  { instrument, exchange }: MarketInstrument,
  filedMarket: string | undefined,
): PortfolioInstrument {
  if (marketCodeOf(filedMarket) === null || exchange === null) return instrument;
  const { symbol } = instrument;
  return { ...instrument, id: writeSymbol({ symbol, market: exchange }), market: exchange };
}
