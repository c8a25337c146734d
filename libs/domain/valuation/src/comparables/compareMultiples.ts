import type { Result } from '@finance-analyst/foundation';
import { byMultiple, type ByMultiple } from './MultipleName.js';
import { multipleStatistics, type ComparedNoun, type MultipleStatistics } from './multipleStatistics.js';
import { outlierFences, type Fences } from './outlierFences.js';

/** A company or transaction to compare with. */
export interface ComparedItem {
  readonly id: string;
  readonly name: string;
  /** The analyst left it out of all statistics. */
  readonly isLeftOut: boolean;
  readonly multiples: ByMultiple<Result<number>>;
}

/** Why an item does not count in the statistics of a multiple. */
export type Exclusion = 'left-out' | 'no-multiple' | 'outlier';

/** One multiple across the items. */
export interface MultipleComparison {
  readonly statistics: Result<MultipleStatistics>;
  /** Items in the statistics. */
  readonly count: number;
  /** Null for fewer than four multiples. */
  readonly fences: Fences | null;
  /** Why items do not count, by their ids; those that count are absent. */
  readonly excluded: ReadonlyMap<string, Exclusion>;
}

/** Fewer items than this say little about a market. */
export const fewestPeers = 3;

/** The statistics of each multiple across the items, without those left out and without outliers. */
export const compareMultiples = (
  items: readonly ComparedItem[],
  noun: ComparedNoun,
): ByMultiple<MultipleComparison> =>
  byMultiple((name) => {
    const found = items.flatMap(({ id, isLeftOut, multiples }) => {
      const multiple = multiples[name];
      return !isLeftOut && multiple.ok ? [{ id, value: multiple.value }] : [];
    });
    const fences = outlierFences(found.map(({ value }) => value));
    const counted = found.filter(
      ({ value }) => fences === null || (value >= fences.low && value <= fences.high),
    );
    const ids = new Set(counted.map(({ id }) => id));
    const excluded = items
      .filter(({ id }) => !ids.has(id))
      .map(({ id, isLeftOut, multiples }): [string, Exclusion] => [
        id,
        isLeftOut ? 'left-out' : multiples[name].ok ? 'outlier' : 'no-multiple',
      ]);
    return {
      statistics: multipleStatistics(
        counted.map(({ value }) => value),
        noun,
      ),
      count: counted.length,
      fences,
      excluded: new Map(excluded),
    };
  });
