import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleModel, exampleQuote } from '../testing/exampleModel.js';
import type { ImpliedDriver } from './ImpliedDriver.js';
import { impliedDrivers } from './impliedDrivers.js';
import { withDriver } from './withDriver.js';

const models = { 'version 1': exampleModel, newest: exampleCompanyModel };
type Edits = Readonly<Record<string, number | string>>;

const at = (model: keyof typeof models, price: number, edits: Edits = {}): Valuation =>
  valuationOf(
    Object.entries(edits).reduce(
      (body, [id, value]) => setAssumption(body, id, value),
      models[model]({ quote: { ...exampleQuote, price } }).body,
    ),
  );

const answersOf = (valuation: Valuation) =>
  new Map(impliedDrivers(valuation).map((answer) => [answer.driver, answer]));

const reasonOf = (valuation: Valuation, driver: ImpliedDriver): unknown => {
  const answer = answersOf(valuation).get(driver)?.byPrice;
  return answer?.ok === false ? answer.reason : answer;
};

describe('what a price implies', () => {
  it.each(['version 1', 'newest'] as const)(
    '[VALUATION-440] is for each driver the one at which value is the price, in a model of %s',
    (model) => {
      const value = at(model, 1).evaluator.number('value_per_share');
      let found = 0;
      fc.assert(
        fc.property(fc.double({ min: 0.8, max: 1.25, noNaN: true }), (share) => {
          const valuation = at(model, value * share);
          const own = valuation.evaluator.number('value_per_share');
          for (const { driver, byPrice } of impliedDrivers(valuation)) {
            if (!byPrice.ok) continue;
            found += 1;
            const implied = withDriver(valuation, driver, byPrice.value, 'price');
            expect(implied.evaluator.number('value_per_share')).toBeCloseTo(value * share, 6);
          }
          expect(valuation.evaluator.number('value_per_share')).toBe(own);
        }),
        { numRuns: 10 },
      );
      expect(found).toBeGreaterThan(20);
    },
  );

  it('[VALUATION-441] is beside the same at the value, which is what the model has', () => {
    const valuation = at('newest', 40);
    const { evaluator } = valuation;
    const answers = answersOf(valuation);
    expect([...answers.keys()]).toEqual(['growth', 'margin', 'new_capital', 'exit_multiple']);
    const valueOf = (driver: ImpliedDriver): number => {
      const byValue = answers.get(driver)?.byValue;
      return byValue?.ok ? byValue.value : Number.NaN;
    };
    expect(valueOf('new_capital')).toBeCloseTo(evaluator.number('ronic'), 9);
    expect(valueOf('exit_multiple')).toBeCloseTo(evaluator.number('implied_ebitda_multiple'), 9);
    const growths = [1, 2, 3, 4, 5].map((period) => evaluator.number('revenue_growth', period));
    expect(valueOf('growth')).toBeGreaterThan(Math.min(...growths));
    expect(valueOf('growth')).toBeLessThan(Math.max(...growths));
  });

  it('[VALUATION-441] leaves out the return on new capital in a model without one', () => {
    expect([...answersOf(at('version 1', 30)).keys()]).toEqual(['growth', 'margin', 'exit_multiple']);
  });

  it('[VALUATION-442] has the reason where no driver in its range gives the price', () => {
    const value = at('newest', 1).evaluator.number('value_per_share');
    const far = at('newest', value * 1e4);
    expect(reasonOf(far, 'growth')).toBe(
      'No revenue growth matches this price: none between \u221250% and +100%.',
    );
    expect(reasonOf(far, 'margin')).toBe(
      'No final-year operating margin from 0% to 100% matches this price.',
    );
    expect(JSON.stringify(reasonOf(far, 'new_capital'))).toMatch(
      /terminal growth of .* the value is below it\./u,
    );
    expect(reasonOf(far, 'exit_multiple')).toBe(
      'No EV/EBITDA up to 100\u00d7 matches this price: the value stays below it.',
    );
    const near = at('newest', 0.01);
    expect(JSON.stringify(reasonOf(near, 'new_capital'))).toMatch(
      /takes all NOPAT, the value is above it\./u,
    );
    expect(reasonOf(near, 'exit_multiple')).toBe(
      'Even without a terminal value, the value is above this price.',
    );
  });

  it('[VALUATION-442] has the reason where the value does not depend on a driver', () => {
    expect(reasonOf(at('newest', 30, { terminal_method: 'market_multiple' }), 'new_capital')).toBe(
      'The terminal value does not depend on it: it is not by value driver.',
    );
    expect(reasonOf(at('newest', 30, { terminal_growth: 0 }), 'new_capital')).toBe(
      'Without terminal growth above zero, no capital is added after the forecast.',
    );
    const { body } = exampleCompanyModel();
    const losses = body.assumptions
      .filter(({ input }) => input === 'operating_margin')
      .map(({ id }) => [id, -0.5]);
    expect(reasonOf(at('newest', 30, Object.fromEntries(losses)), 'exit_multiple')).toBe(
      'EBITDA of the final year is not above zero.',
    );
  });

  it('[VALUATION-443] is the margin alone of a company whose margins are not decided', () => {
    const fundamentals = exampleFiler({ operatingIncome: -50 });
    const quote = { ...exampleQuote, price: 5 };
    const answers = answersOf(valuationOf(exampleCompanyModel({ fundamentals, quote }).body));
    expect(answers.get('margin')?.byPrice.ok).toBe(true);
    for (const driver of ['growth', 'new_capital', 'exit_multiple'] as const)
      expect(answers.get(driver)?.byPrice.ok).toBe(false);
  });

  it('[VALUATION-444] is nothing without a price to compare with', () => {
    expect(impliedDrivers(valuationOf(exampleCompanyModel({ quote: null }).body))).toEqual([]);
    const quote = { ...exampleQuote, currency: 'EUR' };
    expect(impliedDrivers(valuationOf(exampleCompanyModel({ quote }).body))).toEqual([]);
  });

  it('[VALUATION-445] names in its rows what the price implies, and leaves the others', () => {
    const valuation = at('newest', 40);
    const implied = withDriver(valuation, 'exit_multiple', 12, 'price');
    const changed = [...implied.rows].filter(([id, row]) => row !== valuation.rows.get(id));
    expect(changed.map(([id]) => id).toSorted()).toEqual(['exit_metric', 'exit_multiple', 'terminal_method']);
    expect(implied.rows.get('exit_multiple')).toMatchObject({ value: 12, reason: 'Implied by the price.' });
    expect(withDriver(valuation, 'margin', 0.3, 'price').evaluator.number('operating_margin', 5)).toBe(0.3);
  });
});
