import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';
import type { FactSpan } from './FiledFact.js';
import { quarterFigure, trailingFigure, yearFigure } from './figurePeriods.js';
import type { FiscalYear } from './FiscalYear.js';
import { addDays } from './isoDay.js';
import { lineNature } from './lineNature.js';
import { periodFigures, type StatementSource } from './periodFigures.js';
import { statementLines } from './StatementFormulas.js';

/** The statements of each complete fiscal year, oldest first. */
export function annualPeriods(source: StatementSource, years: readonly FiscalYear[]): FiscalPeriod[] {
  return years.flatMap((year) => {
    const { fiscalYear, start, end } = year;
    if (end === null) return [];
    return {
      kind: 'annual' as const,
      fiscalYear,
      quarter: null,
      label: `FY${fiscalYear}`,
      start,
      end,
      currency: source.currency,
      ...periodFigures(source, end, {
        flow: (read) => yearFigure(read, year),
        average: (read) => yearFigure(read, year),
      }),
    };
  });
}

/** The statements of each quarter that the filings show or that subtraction gives, oldest first. */
export function quarterlyPeriods(source: StatementSource, years: readonly FiscalYear[]): FiscalPeriod[] {
  return years.flatMap((year) =>
    year.quarters.flatMap((span, index) => {
      const quarter = quarterNumber(index);
      if (!span?.start || quarter === null) return [];
      const { start, end } = span;
      const filed: FactSpan = { start, end };
      const statements = periodFigures(source, end, {
        flow: (read) => quarterFigure(read, year, quarter),
        average: (read) => read(filed),
      });
      if (!hasFlow(statements)) return [];
      return {
        kind: 'quarter' as const,
        fiscalYear: year.fiscalYear,
        quarter,
        label: `Q${quarter} ${year.fiscalYear}`,
        start,
        end,
        currency: source.currency,
        ...statements,
      };
    }),
  );
}

/**
 * The twelve months to the newest quarter. At a year's end they are the year. Weighted shares and earnings per
 * share do not add up and stay missing within a year. Null when the year before does not adjoin or is not filed.
 */
export function trailingTwelveMonths(
  source: StatementSource,
  years: readonly FiscalYear[],
  annual: readonly FiscalPeriod[],
): FiscalPeriod | null {
  const current = years.at(-1);
  if (!current) return null;
  if (current.end !== null) return yearAsTrailing(current, annual.at(-1));

  const previous = years.at(-2);
  const index = current.quarters.findLastIndex((span) => span !== null);
  const quarter = quarterNumber(index);
  const end = current.quarters[index]?.end;
  const yearEarlier = previous?.quarters[index]?.end;
  if (!previous?.end || quarter === null || end === undefined || yearEarlier === undefined) return null;
  if (addDays(previous.end, 1) !== current.start) return null;
  return {
    kind: 'trailing-twelve-months',
    fiscalYear: current.fiscalYear,
    quarter,
    label: `TTM Q${quarter} ${current.fiscalYear}`,
    start: addDays(yearEarlier, 1),
    end,
    currency: source.currency,
    ...periodFigures(source, end, {
      flow: (read) => trailingFigure(read, previous, current, quarter),
      average: () => undefined,
    }),
  };
}

/** Without any flow a quarter is a bare balance sheet, such as the comparative one of a first report. */
function hasFlow({ figures }: Pick<FiscalPeriod, 'figures'>): boolean {
  return statementLines.some((line) => lineNature(line) === 'flow' && figures[line] !== undefined);
}

function yearAsTrailing(year: FiscalYear, period: FiscalPeriod | undefined): FiscalPeriod | null {
  if (!period) return null;
  const quarter = year.quarters[3] ? 4 : null;
  const label = quarter === null ? `TTM ${period.label}` : `TTM Q4 ${period.fiscalYear}`;
  return { ...period, kind: 'trailing-twelve-months', quarter, label };
}

function quarterNumber(index: number): 1 | 2 | 3 | 4 | null {
  return index === 0 ? 1 : index === 1 ? 2 : index === 2 ? 3 : index === 3 ? 4 : null;
}
