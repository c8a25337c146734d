import type { ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { createEvaluator } from '@finance-analyst/model-engine';
import { historicalYears } from '../history/historicalYears.js';
import type { HistoricalYear } from '../history/HistoricalYear.js';
import { modelOfTemplate } from '../templates/modelOfTemplate.js';
import { isSampleValuation } from './isSampleValuation.js';
import { modelInputs } from './modelInputs.js';
import type { Valuation } from './Valuation.js';

export type ValuationResult =
  | { readonly ok: true; readonly valuation: Valuation }
  | { readonly ok: false; readonly reasons: readonly string[] };

const histories = new WeakMap<CompanyFundamentals, readonly HistoricalYear[]>();

const historyOf = (fundamentals: CompanyFundamentals): readonly HistoricalYear[] => {
  const known = histories.get(fundamentals) ?? historicalYears(fundamentals);
  histories.set(fundamentals, known);
  return known;
};

/** Computes a model from its assumptions. `fundamentals` is the body's snapshot, read once on opening. */
export function evaluateValuation(
  body: ValuationModelBody,
  fundamentals: CompanyFundamentals,
): ValuationResult {
  const found = modelOfTemplate(body.template, body.years);
  if (!found.ok) return { ok: false, reasons: [found.reason] };
  const model = found.value;
  const created = createEvaluator(model, modelInputs(body));
  if (!created.ok)
    return { ok: false, reasons: created.problems.map(({ input, message }) => `${input}: ${message}`) };
  return {
    ok: true,
    valuation: {
      body,
      model,
      evaluator: created.evaluator,
      rows: new Map(body.assumptions.map((row) => [row.id, row])),
      fundamentals,
      history: historyOf(fundamentals),
      sample: isSampleValuation(body, fundamentals),
    },
  };
}
