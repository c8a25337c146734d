import { setAssumptions } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleModel, exampleValuation, fundamentalsOf } from '../testing/exampleModel.js';
import { describe, expect, it } from 'vitest';
import { impliedMargin, marginPathTo } from './impliedMargin.js';
import { openQuestions } from './openQuestions.js';

const loss = exampleCompanyModel({ fundamentals: exampleFiler({ operatingIncome: -50 }, 0.8) }).body;

describe('open questions of a model', () => {
  it('[VALUATION-274] name what is needed first, and go with the answer', () => {
    const asked = openQuestions(valuationOf(loss)).map(({ input, isNeeded }) => [input, isNeeded]);
    expect(asked).toEqual([
      ['operating_margin', true],
      ['revenue_growth', false],
      ['base_loss_carry_forward', false],
    ]);
    const answered = setAssumptions(loss, marginPathTo(valuationOf(loss), 0.2));
    expect(openQuestions(valuationOf(answered)).map(({ input }) => input)).toEqual([
      'revenue_growth',
      'base_loss_carry_forward',
    ]);
  });

  it('[VALUATION-274] are none in a model of version 1', () => {
    expect(openQuestions(exampleValuation(exampleModel()))).toEqual([]);
  });

  it('[VALUATION-275] find the margin that the price expects, which gives the price as value', () => {
    const implied = impliedMargin(valuationOf(loss));
    if (!implied.ok) throw new Error(implied.reason);
    const answered = setAssumptions(loss, marginPathTo(valuationOf(loss), implied.value));
    const price = loss.priceSnapshot?.price ?? Number.NaN;
    expect(valuationOf(answered).evaluator.number('value_per_share')).toBeCloseTo(price, 6);
    expect(impliedMargin(valuationOf({ ...loss, priceSnapshot: null }))).toEqual({
      ok: false,
      reason: 'No price to compare with.',
    });
  });

  it('[VALUATION-275] leaves the valuation as it was', () => {
    const valuation = valuationOf(loss);
    impliedMargin(valuation);
    expect(valuation.evaluator.read('value_per_share').ok).toBe(false);
  });

  it('[VALUATION-276] brings the scenarios once the margin of a profitable past is decided', () => {
    const { body } = exampleCompanyModel();
    expect(followInputs(body, { ...body, scenarios: [] }, fundamentalsOf({ body })).scenarios).toEqual(
      body.scenarios,
    );
  });
});
