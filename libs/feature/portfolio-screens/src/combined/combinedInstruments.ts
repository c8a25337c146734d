import type { HoldingNames } from '../holdings/HoldingRow.js';
import type { CountedPortfolio } from './combinedLedgers.js';

/** The instruments of all portfolios. What one does not know of an instrument, another may. */
export function combinedInstruments(
  portfolios: readonly Pick<CountedPortfolio, 'names'>[],
): HoldingNames['instruments'] {
  const known = new Map<string, HoldingNames['instruments'][number]>();
  for (const { names } of portfolios)
    for (const instrument of names.instruments) {
      const before = known.get(instrument.id);
      known.set(
        instrument.id,
        before
          ? { ...before, name: before.name ?? instrument.name, sector: before.sector ?? instrument.sector }
          : instrument,
      );
    }
  return [...known.values()];
}
