import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import { expect, it } from 'vitest';
import { leveragedBuyout2Example } from '../leveraged-buyout-2/leveragedBuyout2Example.js';
import { leveragedBuyout2Model } from '../leveraged-buyout-2/leveragedBuyout2Model.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { leveragedBuyout3Model } from './leveragedBuyout3Model.js';

const evaluate = (compiled: typeof leveragedBuyout3Model, changes: InputValues = {}) => {
  const created = createEvaluator(compiled(5, 2), { ...leveragedBuyout2Example, ...changes });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
};
/** The deal is three months into the first year, and this year's investment leaves little cash for interest. */
const investing: InputValues = { revenue_growth: [0.4, 0, 0, 0, 0] };

it('[VALUATION-317] has no interest cover of a year that starts before the deal, and does not check it', () => {
  const [before, now] = [leveragedBuyout2Model, leveragedBuyout3Model].map((compiled) =>
    evaluate(compiled, investing),
  );
  if (!before || !now) throw new Error('No model.');
  const coverCheck = ({ checks }: typeof now) =>
    checks().find(({ id }) => id === 'interest_cover_low')?.passed;
  expect(before.number('interest_cover', 1)).toBeLessThan(1.5);
  expect(now.read('interest_cover', 1)).toMatchObject({ ok: false });
  expect([coverCheck(before), coverCheck(now)]).toEqual([false, true]);
  for (const { name } of leveragedBuyout3Model(5, 2).lines)
    for (const period of [1, 2, 5])
      if (name !== 'interest_cover' || period > 1)
        expect(now.read(name, period), name).toEqual(before.read(name, period));
  const atStart = { ...investing, valuation_date: '2025-12-31' };
  expect(evaluate(leveragedBuyout3Model, atStart).number('interest_cover', 1)).toBeLessThan(1.5);
  expect(coverCheck(evaluate(leveragedBuyout3Model, atStart))).toBe(false);
});

it('[VALUATION-317] is the template of new buyouts', () => {
  const made = newValuationBody({
    fundamentals: exampleFiler(),
    parameters: exampleParameters,
    quote: null,
    preset: 'lbo',
  });
  expect(made.ok && made.value.template).toMatchObject({ id: 'leveraged-buyout', version: 3 });
});
