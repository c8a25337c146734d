import { isFields } from '../merge/isFields.js';
import { readSymbol } from '../instruments/readSymbol.js';
import type { BodyMigration } from '../kinds/DocumentForm.js';
import type { StoredBody } from '../kinds/StoredBody.js';
import { assumptionRowId } from './assumptionRowId.js';
import { engineOfVersion1, templateOfVersion1 } from './computedByVersion1.js';
import { maximumYears } from './maximumYears.js';
import { yearEndAfter } from './yearEndAfter.js';

const isoDay = /^\d{4}-\d{2}-\d{2}$/u;

/** The last fiscal year of the statements, which was the base year in version 1; null if it cannot be read. */
function lastYearEnd(statements: unknown): string | null {
  const years = isFields(statements) ? statements['annual'] : null;
  const last: unknown = Array.isArray(years) ? years.at(-1) : null;
  const end = isFields(last) ? last['end'] : null;
  return typeof end === 'string' && isoDay.test(end) && Number.isFinite(Date.parse(end)) ? end : null;
}

/**
 * For damaged statements, which no version can compute with: the last full calendar year before they
 * were known, so that the assumptions keep their order.
 */
const endedBefore = (knownOn: unknown): string =>
  typeof knownOn === 'string' && isoDay.test(knownOn)
    ? yearEndAfter(`${knownOn.slice(0, 4)}-12-31`, -1)
    : '1970-12-31';

const isForecastYear = (period: unknown): period is number =>
  typeof period === 'number' && Number.isInteger(period) && period >= 1 && period <= maximumYears;

/** Version 1 stored the symbol as requested, `XPAR:ABC` if the symbol alone is ambiguous. */
function placed(symbol: unknown, exchange: unknown): StoredBody {
  const { symbol: plain, market } =
    typeof symbol === 'string' ? readSymbol(symbol) : { symbol, market: null };
  return { symbol: plain, market: market ?? exchange ?? null };
}

/** Damage in version 1 is left as is, so that it is still rejected. */
function datedRow(row: unknown, baseYearEnd: string): unknown {
  if (!isFields(row)) return row;
  const { id, input, period, ...others } = row;
  const yearEnd = isForecastYear(period) ? yearEndAfter(baseYearEnd, period) : period;
  const idOfVersion1 = period === null ? input : `${String(input)}@${String(period)}`;
  const isSound = id === idOfVersion1 && (yearEnd === null || typeof yearEnd === 'string');
  return { id: isSound ? assumptionRowId(String(input), yearEnd) : id, input, yearEnd, ...others };
}

/**
 * From version 1 to 2. Rows were numbered by forecast year and are named by fiscal year; the company, the template and
 * the engine get their own fields. The statements are unchanged: they remain the same attachment.
 */
export const fromVersion1: BodyMigration = ({ symbol, name, exchange, template, assumptions, ...others }) => {
  const baseYearEnd = lastYearEnd(others['fundamentalsSnapshot']) ?? endedBefore(others['knownOn']);
  return {
    instrument: { ...placed(symbol, exchange), name },
    template: template === templateOfVersion1.id ? templateOfVersion1 : template,
    engineVersion: engineOfVersion1,
    baseYearEnd,
    assumptions: Array.isArray(assumptions)
      ? assumptions.map((row: unknown) => datedRow(row, baseYearEnd))
      : assumptions,
    scenarios: [],
    computed: null,
    ...others,
  };
};
