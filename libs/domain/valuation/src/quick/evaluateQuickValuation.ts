import { createEvaluator, type Evaluator } from '@finance-analyst/model-engine';
import { missingQuickInputs } from './missingQuickInputs.js';
import { quickInputs, type QuickInput, type QuickInputs } from './QuickInputs.js';
import { isWithinQuickLimits } from './quickLimits.js';
import { quickValuationModel } from './quickValuationModel.js';

/** The figures of a quick valuation, or the inputs that prevent it. */
export type QuickEvaluation =
  | { readonly ok: true; readonly evaluator: Evaluator }
  | {
      readonly ok: false;
      /** Not entered yet, in the order of entry. */
      readonly missing: readonly QuickInput[];
      /** Entered, but impossible. */
      readonly refused: readonly QuickInput[];
    };

/**
 * The figures of one case, or its missing or impossible inputs. Without today's margin the final one applies in every year.
 */
export function evaluateQuickValuation(inputs: QuickInputs): QuickEvaluation {
  const missing = missingQuickInputs(inputs);
  const refused = quickInputs.filter((input) => {
    const value = inputs[input];
    return value !== null && !isWithinQuickLimits(input, value);
  });
  if (missing.length > 0 || refused.length > 0) return { ok: false, missing, refused };
  const { basis, netDebt, finalMargin, marginNow, years } = inputs;
  const given = {
    revenue_now: inputs.revenue,
    revenue_growth: inputs.growth,
    margin_now: marginNow ?? finalMargin,
    final_margin: finalMargin,
    multiple: inputs.multiple,
    share_change: inputs.shareChange,
    shares_now: inputs.shares,
    payout: inputs.payout,
    required_return: inputs.requiredReturn,
    ...(basis === 'operating-income' ? { net_debt: netDebt } : {}),
  };
  const known = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  const created = createEvaluator(quickValuationModel(basis, years ?? 0), known);
  if (!created.ok)
    throw new TypeError(`The quick valuation lacks an input: ${created.problems[0]?.message ?? ''}`);
  return { ok: true, evaluator: created.evaluator };
}
