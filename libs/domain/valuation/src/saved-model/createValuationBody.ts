import { assumptionRowId, type AssumptionRow, type ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { historicalYears } from '../history/historicalYears.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DefaultAssumptions } from '../default-assumptions/defaultAssumptions.js';
import { priceSnapshotOf } from './priceSnapshotOf.js';
import { scaleOfHistory } from './scaleOfHistory.js';
import { provenanceOf } from './provenanceOf.js';

/** Fiscal years of history that a saved model carries with it: ten to show, and one before them for growth and changes. */
const yearsKept = 11;

/** One row for an input with one value, one per forecast year for a driver. */
export function rowsOf(
  assumption: Assumption,
  years: number,
  driverInputs: ReadonlySet<string>,
): AssumptionRow[] {
  const { input, value, reason, spread } = assumption;
  const provenance = provenanceOf(assumption);
  const row = (period: number | null, cell: number | string): AssumptionRow => ({
    id: assumptionRowId(input, period),
    input,
    period,
    value: cell,
    defaultValue: cell,
    reason,
    edited: false,
    ...(spread === undefined ? {} : { spread }),
    ...(provenance ? { provenance } : {}),
  });
  if (!driverInputs.has(input)) return [row(null, value as number | string)];
  return Array.from({ length: years }, (_, index) => {
    const cell = typeof value === 'object' ? value[index] : value;
    return row(index + 1, cell ?? 0);
  });
}

/** What is kept of the statements so that the model opens without a network as it was. */
const snapshotOf = (fundamentals: CompanyFundamentals): CompanyFundamentals => ({
  ...fundamentals,
  annual: fundamentals.annual.slice(-yearsKept),
  quarterly: [],
  trailingTwelveMonths: null,
});

/** The body of a new model: the company's default assumptions, its statements and its price. */
export function createValuationBody(given: {
  readonly fundamentals: CompanyFundamentals;
  readonly defaults: DefaultAssumptions;
  readonly quote: Quote | null;
  readonly years: number;
  readonly driverInputs: ReadonlySet<string>;
}): ValuationModelBody {
  const { fundamentals, defaults, quote, years, driverInputs } = given;
  return {
    symbol: fundamentals.symbol,
    name: fundamentals.name,
    currency: fundamentals.currency,
    amountScale: scaleOfHistory(historicalYears(fundamentals)),
    template: 'free-cash-flow-to-firm',
    years,
    assumptions: defaults.assumptions.flatMap((assumption) => rowsOf(assumption, years, driverInputs)),
    knownOn: fundamentals.knownOn,
    priceSnapshot: quote ? priceSnapshotOf(quote) : null,
    fundamentalsSnapshot: snapshotOf(fundamentals),
  };
}
