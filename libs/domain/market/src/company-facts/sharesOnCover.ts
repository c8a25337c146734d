import { combineFigures } from './combineFigures.js';
import type { DatedFigure } from './DatedFigure.js';
import type { FactStore } from './FactStore.js';
import type { FiledFact } from './FiledFact.js';
import { filedFigure } from './filedFigure.js';
import { addDays } from './isoDay.js';

export const coverSharesTag = 'EntityCommonStockSharesOutstanding';

/** A foreign filer's annual report may be filed four months after the year. */
const coverDelayDays = 125;

/**
 * The shares outstanding that the report on a period gives on its cover, dated some weeks after the period's end. An
 * amendment that corrects the cover replaces it. A cover that counts several classes is summed, each on its own date.
 */
export function sharesOnCover(store: FactStore, periodEnd: string): DatedFigure | undefined {
  const latestDate = addDays(periodEnd, coverDelayDays);
  const onCovers = store
    .factsOf(coverSharesTag)
    .filter(({ end, value }) => end > periodEnd && end <= latestDate && value > 0);
  const firstDate = onCovers[0]?.end;
  const accessions = new Set(
    onCovers.filter(({ end }) => end === firstDate).map(({ source }) => source.accession),
  );
  const covers = [...accessions].map((accession) =>
    onCovers.filter(({ source }) => source.accession === accession),
  );
  // A repeated count stays that of its first filing, which tells on which share basis it is.
  const current = covers.findIndex((cover) => total(cover) === total(covers.at(-1) ?? []));
  const classes = covers[current] ?? [];
  if (classes.length < 2) return filedFigure(covers.slice(0, current + 1).flat());
  const figures = classes.flatMap((fact) => filedFigure([fact]) ?? []);
  return combineFigures(
    'Sum of the classes on the cover',
    figures.map((figure) => ({ figure, sign: 1 })),
  );
}

function total(cover: readonly FiledFact[]): number {
  return cover.reduce((sum, { value }) => sum + value, 0);
}
