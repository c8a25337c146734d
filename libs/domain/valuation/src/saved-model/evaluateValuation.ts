import type { ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { createEvaluator, type Evaluator } from '@finance-analyst/model-engine';
import type { HistoricalYear } from '../history/HistoricalYear.js';
import { methodOfTemplate } from '../templates/methodOfTemplate.js';
import type { ModelMethod } from '../templates/ModelMethod.js';
import { isSampleValuation } from './isSampleValuation.js';
import { modelInputs } from './modelInputs.js';
import type { Valuation } from './Valuation.js';

export type ValuationResult =
  | { readonly ok: true; readonly valuation: Valuation }
  | { readonly ok: false; readonly reasons: readonly string[] };

const histories = new WeakMap<CompanyFundamentals, Map<ModelMethod, readonly HistoricalYear[]>>();

/** Computed once for each company: no edit changes the past. */
function historyOf(
  method: ModelMethod,
  fundamentals: CompanyFundamentals,
  evaluator: Evaluator,
): readonly HistoricalYear[] {
  const ofCompany = histories.get(fundamentals) ?? new Map<ModelMethod, readonly HistoricalYear[]>();
  const known = ofCompany.get(method) ?? method.history(fundamentals, evaluator);
  histories.set(fundamentals, ofCompany.set(method, known));
  return known;
}

/** Computes a model from its assumptions. `fundamentals` is the body's snapshot, read once on opening. */
export function evaluateValuation(
  body: ValuationModelBody,
  fundamentals: CompanyFundamentals,
): ValuationResult {
  const found = methodOfTemplate(body.template);
  if (!found.ok) return { ok: false, reasons: [found.reason] };
  const method = found.value;
  const model = method.model(body.years, fundamentals);
  const created = createEvaluator(model, { ...method.reportedInputs(fundamentals), ...modelInputs(body) });
  if (!created.ok)
    return { ok: false, reasons: created.problems.map(({ input, message }) => `${input}: ${message}`) };
  return {
    ok: true,
    valuation: {
      body,
      method,
      model,
      evaluator: created.evaluator,
      rows: new Map(body.assumptions.map((row) => [row.id, row])),
      fundamentals,
      history: historyOf(method, fundamentals, created.evaluator),
      sample: isSampleValuation(body, fundamentals),
    },
  };
}
