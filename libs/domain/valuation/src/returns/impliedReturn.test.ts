import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleModel, exampleQuote } from '../testing/exampleModel.js';
import { impliedReturn } from './impliedReturn.js';
import { withRate } from './withRate.js';

const quoteOf = (price: number) => ({ ...exampleQuote, price });
const models = { 'version 1': exampleModel, 'version 2': exampleCompanyModel };
type Edits = Readonly<Record<string, number | string>>;

/** What growth costs follows the cost of capital by default. */
const sameCapital = (version: keyof typeof models): Edits =>
  Object.fromEntries(
    models[version]()
      .body.assumptions.filter(({ input }) => input === 'sales_to_capital')
      .map(({ id }) => [id, 2.5]),
  );

/** The example model of a version at a price, with one ratio of sales to capital, after edits. */
const at = (version: keyof typeof models, price: number, edits: Edits = {}) =>
  valuationOf(
    Object.entries({ ...sameCapital(version), ...edits }).reduce(
      (body, [id, value]) => setAssumption(body, id, value),
      models[version]({ quote: quoteOf(price) }).body,
    ),
  );
const versions = Object.keys(models) as (keyof typeof models)[];

it.each(versions)(
  '[VALUATION-280] of %s is the cost of capital that makes the value the price',
  (version) => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.5, noNaN: true }), (rate) => {
        const priced = at(version, 1, { wacc_method: 'given', given_wacc: rate });
        const price = priced.evaluator.number('value_per_share');
        fc.pre(price > 0);
        const valuation = at(version, price);
        const before = valuation.evaluator.number('value_per_share');
        const implied = impliedReturn(valuation);
        if (!implied.ok) throw new Error(implied.reason);
        expect(implied.value).toBeCloseTo(rate, 9);
        expect(implied.spread).toBeCloseTo(rate - valuation.evaluator.number('wacc'), 9);
        expect(valuation.evaluator.number('value_per_share')).toBe(before);
      }),
      { numRuns: 25 },
    );
  },
);

it.each(versions)('[VALUATION-280] of %s has no spread where the price is the value', (version) => {
  // A cost of capital of its own, since the price moves the debt share of the other.
  const given = { wacc_method: 'given', given_wacc: 0.085 };
  const price = at(version, 1, given).evaluator.number('value_per_share');
  expect(impliedReturn(at(version, price, given))).toMatchObject({
    ok: true,
    spread: expect.closeTo(0, 9) as number,
  });
});

it('[VALUATION-280] replaces a cost of capital after the forecast of its own', () => {
  const price = at('version 2', 1, { wacc_method: 'given', given_wacc: 0.09 }).evaluator.number(
    'value_per_share',
  );
  const edits = { terminal_wacc_method: 'given', given_terminal_wacc: 0.07 };
  expect(impliedReturn(at('version 2', price, edits))).toMatchObject({
    ok: true,
    value: expect.closeTo(0.09, 9) as number,
  });
});

it('[VALUATION-281] says why a price implies no return', () => {
  expect(impliedReturn(valuationOf(exampleModel({ quote: null }).body))).toEqual({
    ok: false,
    reason: 'No price to compare with.',
  });
  expect(impliedReturn(at('version 1', 31.5, { cash: 3e11 }))).toEqual({
    ok: false,
    reason: 'No cost of capital from \u221250% to 100% matches this price.',
  });
  const losing = at('version 1', 31.5, { cash: 3e11, ...marginsOf(-0.5) });
  expect(losing.evaluator.read('value_per_share').ok).toBe(true);
  expect(impliedReturn(losing)).toEqual({
    ok: false,
    reason: 'The value rises with the cost of capital, so the price implies no return.',
  });
});

/** The same margin in every forecast year. */
function marginsOf(margin: number): Edits {
  const { body } = exampleModel();
  return Object.fromEntries(
    body.assumptions.filter(({ input }) => input === 'operating_margin').map(({ id }) => [id, margin]),
  );
}

it.each(versions)('[VALUATION-485] of %s makes the value the price in the model that has it', (version) => {
  const valuation = at(version, 40);
  const implied = impliedReturn(valuation);
  if (!implied.ok) throw new Error(implied.reason);
  const priced = withRate(valuation, implied.value);
  expect(priced.evaluator.number('value_per_share')).toBeCloseTo(40, 6);
  const changed = [...priced.rows.values()].filter((row) => row !== valuation.rows.get(row.id));
  expect(changed.map(({ input }) => input)).toContain('given_wacc');
  for (const { reason } of changed) expect(reason).toBe('Implied by the price.');
  expect(valuation.evaluator.number('wacc')).not.toBeCloseTo(implied.value, 6);
});
