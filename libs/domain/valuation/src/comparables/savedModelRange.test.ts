import { expect, it } from 'vitest';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { methodRanges } from './methodRanges.js';
import { savedModelRange } from './savedModelRange.js';

const rangeOf = (body: ReturnType<typeof exampleCompanyModel>['body'], named: string) =>
  methodRanges(valuationOf(body)).find(({ method }) => method === named)?.range;

it('[VALUATION-484] gives a saved model over its scenarios, or else one step of its sensitivity', () => {
  const { body } = exampleCompanyModel();
  expect(savedModelRange(body)).toEqual({ over: 'scenarios', range: rangeOf(body, 'scenarios') });
  const alone = { ...body, scenarios: [] };
  expect(savedModelRange(alone)).toEqual({ over: 'sensitivity', range: rangeOf(alone, 'sensitivity') });
});

it('[VALUATION-484] gives a saved buyout its own value', () => {
  const buyout = newValuationBody({
    fundamentals: exampleFiler(),
    parameters: exampleParameters,
    quote: exampleQuote,
    preset: 'lbo',
  });
  if (!buyout.ok) throw new Error(buyout.reason);
  const value = valuationOf(buyout.value).evaluator.read('value_per_share');
  const { range } = savedModelRange(buyout.value);
  if (!range.ok || !value.ok) throw new Error('The buyout has a range.');
  expect(range.value.middle).toBe(value.value);
  expect(range.value.low).toBeLessThan(range.value.high);
});

it('[VALUATION-484] has the reason of a saved model that cannot be computed', () => {
  const { body } = exampleCompanyModel();
  expect(savedModelRange({ ...body, fundamentalsSnapshot: {} }).range).toMatchObject({ ok: false });
});
