import { day, reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '../fundamentals/CompanyFundamentals.js';
import { noteFigure } from '../fundamentals/noteFigure.js';
import { writeNote } from '../fundamentals/writeNote.js';
import { onNewestShareBasis } from './onNewestShareBasis.js';
import { splitRatioOf } from './splitRatioOf.js';

/** A split as price data has it. */
export interface PricedSplit {
  /** ISO date of the first price after it. */
  readonly date: string;
  /** New shares for each old one. */
  readonly ratio: number;
}

/**
 * Statements with their share counts on the basis of prices after these splits, where no filing can show a split yet:
 * one after the newest filing. A split by a ratio that is none of small whole numbers is left out, since price data
 * records spin-offs so; a stock dividend of a few percent waits for the next filing with them.
 */
export function withLaterSplits(
  fundamentals: CompanyFundamentals,
  splits: readonly PricedSplit[],
): CompanyFundamentals {
  const later = splits
    .flatMap(({ date, ratio }) => {
      const factor = splitRatioOf(ratio);
      return factor === null || factor === 1 || date <= fundamentals.lastFiled
        ? []
        : [{ filed: date, factor }];
    })
    .toSorted((one, other) => one.filed.localeCompare(other.filed));
  if (later.length === 0) return fundamentals;
  const shareBasisChanges = [...(fundamentals.shareBasisChanges ?? []), ...later];
  const noted = later.map(
    ({ filed, factor }) =>
      reason`Prices from ${day(filed)} on are after a split that no filing shows yet: share counts are multiplied by ${noteFigure(factor)} to compare with them.`,
  );
  return {
    ...fundamentals,
    quarterly: fundamentals.quarterly.map((period) => onNewestShareBasis(period, shareBasisChanges)),
    shareBasisChanges,
    notes: [...fundamentals.notes, ...noted.map(writeNote)],
    ...(fundamentals.noteReasons && { noteReasons: [...fundamentals.noteReasons, ...noted] }),
  };
}
