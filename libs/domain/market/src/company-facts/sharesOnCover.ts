import { combineFigures } from './combineFigures.js';
import type { DatedFigure } from './DatedFigure.js';
import type { FactStore } from './FactStore.js';
import { filedFigure } from './filedFigure.js';
import { addDays } from './isoDay.js';

export const coverSharesTag = 'EntityCommonStockSharesOutstanding';

/** A foreign filer's annual report may be filed four months after the year. */
const coverDelayDays = 125;

/**
 * The shares outstanding that the report on a period gives on its cover, dated some weeks after the period's end.
 * A cover that counts several classes is summed.
 */
export function sharesOnCover(store: FactStore, periodEnd: string): DatedFigure | undefined {
  const latestDate = addDays(periodEnd, coverDelayDays);
  const onCovers = store
    .factsOf(coverSharesTag)
    .filter(({ end, value }) => end > periodEnd && end <= latestDate && value > 0);
  const firstDate = onCovers[0]?.end;
  const ofReport = onCovers.filter(({ end }) => end === firstDate);
  const accession = ofReport[0]?.source.accession;
  const classes = ofReport.filter(({ source }) => source.accession === accession);
  const figures = classes.flatMap((fact) => filedFigure([fact]) ?? []);
  if (figures.length < 2) return figures[0];
  return combineFigures(
    'Sum of the classes on the cover',
    figures.map((figure) => ({ figure, sign: 1 })),
  );
}
