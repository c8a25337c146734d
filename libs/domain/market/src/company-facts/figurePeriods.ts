import { combineFigures } from './combineFigures.js';
import type { DatedFigure } from './DatedFigure.js';
import type { FactSpan } from './FiledFact.js';
import type { FiscalYear } from './FiscalYear.js';

/** Reads the figure of one line or tag for a span; undefined when it is not filed. */
export type ReadSpan = (span: FactSpan) => DatedFigure | undefined;

const months = ['', 'Three months', 'Six months', 'Nine months', 'Year'];

/** The figure of a whole fiscal year, as filed. */
export function yearFigure(read: ReadSpan, year: FiscalYear): DatedFigure | undefined {
  return year.end === null ? undefined : read({ start: year.start, end: year.end });
}

/**
 * The figure of a quarter (1 to 4): as filed, else the year to its end less the year to the quarter before, else
 * for the fourth the year less the three quarters.
 */
export function quarterFigure(read: ReadSpan, year: FiscalYear, quarter: number): DatedFigure | undefined {
  return (
    filedQuarter(read, year, quarter) ??
    differencedQuarter(read, year, quarter) ??
    yearLessQuarters(read, year, quarter)
  );
}

/** The figure from the start of the fiscal year to the end of a quarter, as filed. */
export function yearToDateFigure(read: ReadSpan, year: FiscalYear, quarter: number): DatedFigure | undefined {
  const end = year.quarters[quarter - 1]?.end;
  return end === undefined ? undefined : read({ start: year.start, end });
}

function filedQuarter(read: ReadSpan, year: FiscalYear, quarter: number): DatedFigure | undefined {
  const span = year.quarters[quarter - 1];
  return span?.start ? read({ start: span.start, end: span.end }) : undefined;
}

function differencedQuarter(read: ReadSpan, year: FiscalYear, quarter: number): DatedFigure | undefined {
  const whole = yearToDateFigure(read, year, quarter);
  const part = yearToDateFigure(read, year, quarter - 1);
  if (!whole || !part) return undefined;
  const pair = inOneVintage(whole, part);
  return combineFigures(pair.phrase(`${months[quarter]} less ${months[quarter - 1]?.toLowerCase()}`), [
    { figure: pair.first, sign: 1, suffix: spanName(year, quarter) },
    { figure: pair.second, sign: -1, suffix: spanName(year, quarter - 1) },
  ]);
}

function yearLessQuarters(read: ReadSpan, year: FiscalYear, quarter: number): DatedFigure | undefined {
  const whole = yearFigure(read, year);
  if (quarter !== 4 || !whole) return undefined;
  const quarters = [1, 2, 3].flatMap((number) => quarterFigure(read, year, number) ?? []);
  if (quarters.length < 3) return undefined;
  return combineFigures('Year less three quarters', [
    { figure: whole, sign: 1, suffix: spanName(year, 4) },
    ...quarters.map((figure, index) => ({
      figure,
      sign: -1 as const,
      suffix: `quarter to ${year.quarters[index]?.end}`,
    })),
  ]);
}

/**
 * The twelve months to the end of a quarter of `current`: that of the year before, plus the year to date, less the
 * year to date a year earlier; else the sum of four quarters.
 */
export function trailingFigure(
  read: ReadSpan,
  previous: FiscalYear,
  current: FiscalYear,
  quarter: number,
): DatedFigure | undefined {
  const year = yearFigure(read, previous);
  const toDate = yearToDateFigure(read, current, quarter);
  const earlier = yearToDateFigure(read, previous, quarter);
  if (year && toDate && earlier) {
    const pair = inOneVintage(year, earlier);
    return combineFigures(pair.phrase('Last year plus year to date less the same of last year'), [
      { figure: pair.first, sign: 1, suffix: spanName(previous, 4) },
      { figure: toDate, sign: 1, suffix: spanName(current, quarter) },
      { figure: pair.second, sign: -1, suffix: spanName(previous, quarter) },
    ]);
  }
  const quarters = [-3, -2, -1, 0].flatMap((offset) => {
    const [of, number] =
      quarter + offset > 0 ? [current, quarter + offset] : [previous, quarter + offset + 4];
    const figure = quarterFigure(read, of, number);
    return figure ? { figure, sign: 1 as const, suffix: `quarter to ${of.quarters[number - 1]?.end}` } : [];
  });
  return quarters.length < 4 ? undefined : combineFigures('Sum of four quarters', quarters);
}

function spanName(year: FiscalYear, quarter: number): string {
  return `${months[quarter]?.toLowerCase()} to ${year.quarters[quarter - 1]?.end ?? year.end}`;
}

/**
 * Two figures to subtract must rest on the same books: a restated year less unrestated months would put the whole
 * restatement into the remaining quarter. When only one was restated, and no filing since has given the other
 * again, both are taken as first filed.
 */
function inOneVintage(
  a: DatedFigure,
  b: DatedFigure,
): { first: DatedFigure; second: DatedFigure; phrase: (text: string) => string } {
  const [restated, other] = a.restatedFrom.length > 0 ? [a, b] : [b, a];
  const onlyOne = restated.restatedFrom.length > 0 && other.restatedFrom.length === 0;
  if (!onlyOne || other.source.filed >= restated.valueSince)
    return { first: a, second: b, phrase: (text) => text };
  return { first: asFirstFiled(a), second: asFirstFiled(b), phrase: (text) => `${text}, as first filed` };
}

function asFirstFiled(figure: DatedFigure): DatedFigure {
  const original = figure.restatedFrom[0];
  return original ? { ...figure, ...original, restatedFrom: [] } : figure;
}
