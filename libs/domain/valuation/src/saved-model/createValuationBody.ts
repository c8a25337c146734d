import {
  assumptionRowId,
  type AssumptionRow,
  readSymbol,
  type ValuationModelBody,
  yearEndAfter,
} from '@finance-analyst/documents';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { engineVersion } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmTemplate } from '../free-cash-flow-to-firm/freeCashFlowToFirmTemplate.js';
import { historicalYears } from '../history/historicalYears.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { withHeadline } from '../headline/withHeadline.js';
import type { DefaultAssumptions } from '../default-assumptions/defaultAssumptions.js';
import { priceSnapshotOf } from './priceSnapshotOf.js';
import { scaleOfHistory } from './scaleOfHistory.js';
import { provenanceOf } from './provenanceOf.js';
import { statementSnapshotOf } from './statementSnapshotOf.js';

/** One row for an input with one value, one per forecast year for a driver. */
function rowsOf(
  assumption: Assumption,
  baseYearEnd: string,
  years: number,
  driverInputs: ReadonlySet<string>,
): AssumptionRow[] {
  const { input, value, reason, spread } = assumption;
  const provenance = provenanceOf(assumption);
  const row = (yearEnd: string | null, cell: number | string): AssumptionRow => ({
    id: assumptionRowId(input, yearEnd),
    input,
    yearEnd,
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
    return row(yearEndAfter(baseYearEnd, index + 1), cell ?? 0);
  });
}

/** The body of a new model: the company's default assumptions, its statements and its price. */
export function createValuationBody(given: {
  readonly fundamentals: CompanyFundamentals;
  readonly defaults: DefaultAssumptions;
  readonly quote: Quote | null;
  readonly years: number;
  readonly driverInputs: ReadonlySet<string>;
}): ValuationModelBody {
  const { fundamentals, defaults, quote, years, driverInputs } = given;
  const baseYearEnd = defaults.base.end;
  const body: ValuationModelBody = {
    instrument: { ...readSymbol(fundamentals.symbol), name: fundamentals.name },
    currency: fundamentals.currency,
    amountScale: scaleOfHistory(historicalYears(fundamentals)),
    template: freeCashFlowToFirmTemplate,
    engineVersion,
    baseYearEnd,
    years,
    assumptions: defaults.assumptions.flatMap((assumption) =>
      rowsOf(assumption, baseYearEnd, years, driverInputs),
    ),
    scenarios: [],
    knownOn: fundamentals.knownOn,
    priceSnapshot: quote ? priceSnapshotOf(quote) : null,
    computed: null,
    fundamentalsSnapshot: statementSnapshotOf(fundamentals),
  };
  return withHeadline(body, fundamentals);
}
