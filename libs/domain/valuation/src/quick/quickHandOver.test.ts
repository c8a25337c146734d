import type { ValuationModelBody } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { followInputs } from '../editing/followInputs.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { fundamentalsOf } from '../testing/exampleModel.js';
import { exampleModels } from '../testing/exampleModels.js';
import { exampleQuickInputs } from '../testing/exampleQuickInputs.js';
import { evaluateQuickValuation } from './evaluateQuickValuation.js';
import { quickHandOverOf } from './quickHandOverOf.js';
import type { QuickInputs } from './QuickInputs.js';
import { withQuickHandOver } from './withQuickHandOver.js';

const handOver = (overrides: Partial<QuickInputs> = {}) => {
  const inputs = exampleQuickInputs(overrides);
  const evaluation = evaluateQuickValuation(inputs);
  if (!evaluation.ok) throw new Error('not evaluated');
  return quickHandOverOf(evaluation.evaluator, inputs.basis);
};

/** The models of free cash flow, which a quick valuation hands over to. */
const models = exampleModels.filter(([name]) => name.startsWith('free cash flow'));

/** The model after the edit, with derived defaults. */
const modelWith = (body: ValuationModelBody, overrides: Partial<QuickInputs>) =>
  valuationOf(followInputs(body, withQuickHandOver(body, handOver(overrides)), fundamentalsOf({ body })))
    .evaluator;

it.each(models)(
  '[VALUATION-79] passes years, growth, operating margins and EV/EBIT to the free cash flow model: %s',
  (_, body) => {
    const evaluator = modelWith(body, {
      basis: 'operating-income',
      netDebt: 0,
      years: 7,
      growth: 0.06,
      marginNow: 0.05,
      finalMargin: 0.12,
      multiple: 11,
    });
    expect(evaluator.model.timeline.forecastPeriods).toBe(7);
    for (let year = 1; year <= 7; year += 1) {
      expect(evaluator.number('revenue_growth', year)).toBe(0.06);
      expect(evaluator.number('operating_margin', year)).toBeCloseTo(0.05 + 0.01 * year, 12);
    }
    const income = evaluator.number('revenue', 7) * 0.12;
    expect(evaluator.number('terminal_value')).toBeCloseTo(11 * income, 3);
  },
);

it.each(models)("[VALUATION-79] keeps the model's margin and terminal value with P/E: %s", (_, body) => {
  const before = valuationOf(body).evaluator;
  const after = modelWith(body, { years: 5, growth: 0.06 });
  expect(handOver()).toMatchObject({ operatingMargins: null, exitMultiple: null });
  for (let year = 1; year <= 5; year += 1) {
    expect(after.number('revenue_growth', year)).toBe(0.06);
    expect(after.number('operating_margin', year)).toBe(before.number('operating_margin', year));
  }
  expect(after.inputs()['terminal_method']).toBe(before.inputs()['terminal_method']);
});
