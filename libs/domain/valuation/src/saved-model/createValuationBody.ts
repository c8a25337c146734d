import {
  assumptionRowId,
  defaultYears,
  type AssumptionRow,
  readSymbol,
  type ValuationModelBody,
  yearEndAfter,
} from '@finance-analyst/documents';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { engineVersion } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmMethod } from '../free-cash-flow-to-firm/freeCashFlowToFirmMethod.js';
import { followScenarios } from '../scenarios/followScenarios.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { withHeadline } from '../headline/withHeadline.js';
import type { DefaultAssumptions } from '../default-assumptions/defaultAssumptions.js';
import { storedPriceOf } from './storedPriceOf.js';
import { proposedScale } from './proposedScale.js';
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
  const row = (yearEnd: string | null, cell: AssumptionRow['value']): AssumptionRow => ({
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
    return row(yearEndAfter(baseYearEnd, index + 1), cell ?? null);
  });
}

/** The body of a new model: the company's default assumptions, its statements and its price. */
export function createValuationBody(given: {
  readonly fundamentals: CompanyFundamentals;
  readonly defaults: DefaultAssumptions;
  readonly quote: Quote | null;
  readonly years: number;
  /** Last day of the fiscal year before the forecast; by default that of the period it starts from. */
  readonly baseYearEnd?: string;
  /** By default free cash flow to the firm, version 1. */
  readonly method?: ModelMethod;
}): ValuationModelBody {
  const { fundamentals, defaults, quote, years, method = freeCashFlowToFirmMethod } = given;
  const { baseYearEnd = defaults.base.end } = given;
  const body: ValuationModelBody = {
    instrument: { ...readSymbol(fundamentals.symbol), name: fundamentals.name },
    currency: fundamentals.currency,
    amountScale: proposedScale(fundamentals),
    template: method.template,
    engineVersion,
    baseYearEnd,
    years,
    ...(years === defaultYears ? {} : { proposedYears: years }),
    assumptions: defaults.assumptions.flatMap((assumption) =>
      rowsOf(assumption, baseYearEnd, years, method.driverInputs),
    ),
    scenarios: [],
    notes: [],
    peers: [],
    peerStatements: {},
    transactions: [],
    caseWeights: [],
    knownOn: fundamentals.knownOn,
    priceSnapshot: storedPriceOf(quote),
    computed: null,
    fundamentalsSnapshot: statementSnapshotOf(fundamentals),
  };
  return withHeadline(followScenarios(body, fundamentals, method), fundamentals);
}
