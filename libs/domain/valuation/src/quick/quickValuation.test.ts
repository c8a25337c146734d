import type { Evaluator } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleQuickInputs } from '../testing/exampleQuickInputs.js';
import { evaluateQuickValuation } from './evaluateQuickValuation.js';
import { quickAnswer } from './quickAnswer.js';
import { quickBases, type QuickInputs } from './QuickInputs.js';

const evaluated = (inputs: QuickInputs): Evaluator => {
  const evaluation = evaluateQuickValuation(inputs);
  if (!evaluation.ok) throw new Error([...evaluation.missing, ...evaluation.refused].join());
  return evaluation.evaluator;
};

const answered = (inputs: QuickInputs) => quickAnswer(evaluated(inputs), inputs.price);

const known = (figure: { ok: true; value: number } | { ok: false; reason: string }): number => {
  if (!figure.ok) throw new Error(figure.reason);
  return figure.value;
};

const series = (evaluator: Evaluator, name: string): readonly number[] =>
  evaluator.readSeries(name).map(known);

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Companies with positive income in every year. */
const profitable: fc.Arbitrary<QuickInputs> = fc.record({
  basis: fc.constantFrom(...quickBases),
  revenue: between(1, 1e6),
  growth: between(-0.3, 0.5),
  years: fc.integer({ min: 1, max: 15 }),
  marginNow: fc.option(between(0.01, 0.6)),
  finalMargin: between(0.01, 0.6),
  multiple: between(2, 60),
  shareChange: between(-0.05, 0.1),
  shares: between(1, 1e4),
  netDebt: fc.constant(0),
  payout: between(0, 1),
  requiredReturn: between(0.02, 0.3),
  price: fc.constant(null),
});

it('[VALUATION-70] discounts the exit price and the dividends up to it, as calculated by hand', () => {
  const answer = answered(exampleQuickInputs());
  // 1,210 × 12% × 15 ÷ 100 = 21.78; 21.78 ÷ 1.21 + 0.55 ÷ 1.1 + 0.726 ÷ 1.21 = 18.00 + 0.50 + 0.60.
  expect(known(answer.exitPrice)).toBeCloseTo(21.78, 12);
  expect(known(answer.valuePerShare)).toBeCloseTo(19.1, 12);
  expect(known(answer.upside)).toBeCloseTo(19.1 / 15 - 1, 12);
});

// Computed separately with Python's decimal module at 50 digits, the return by bisection.
it.each([
  ['net-income', null, 254.90577579660083, 150.52202814966104, 0.025946478341000672, 27.588960457362134],
  [
    'operating-income',
    57.4e9,
    250.45809805492969,
    148.0094177936356,
    0.023428736658483726,
    27.91175439156695,
  ],
] as const)(
  '[VALUATION-70] agrees with decimal arithmetic on %s',
  (basis, netDebt, exitPrice, value, impliedReturn, impliedMultiple) => {
    const answer = answered({
      basis,
      revenue: 394_328e6,
      growth: 0.055,
      years: 7,
      marginNow: 0.302,
      finalMargin: 0.31,
      multiple: 18.5,
      shareChange: -0.025,
      shares: 15_408e6,
      netDebt,
      payout: 0.12,
      requiredReturn: 0.085,
      price: 221.27,
    });
    expect(known(answer.exitPrice) / exitPrice).toBeCloseTo(1, 12);
    expect(known(answer.valuePerShare) / value).toBeCloseTo(1, 12);
    expect(known(answer.impliedReturn) / impliedReturn).toBeCloseTo(1, 10);
    expect(known(answer.impliedMultiple) / impliedMultiple).toBeCloseTo(1, 12);
  },
);

it('[VALUATION-71] moves the margin in a straight line and the shares at their rate', () => {
  const evaluator = evaluated(
    exampleQuickInputs({ years: 4, marginNow: -0.04, shareChange: 0.1, payout: 0.25 }),
  );
  const margins = series(evaluator, 'margin');
  [0, 0.04, 0.08, 0.12].forEach((margin, index) => {
    expect(margins[index]).toBeCloseTo(margin, 12);
  });
  expect(series(evaluator, 'shares').at(-1)).toBeCloseTo(146.41, 10);
});

it('[VALUATION-71] pays no dividend out of a loss, and uses the final margin for all years if today’s is unknown', () => {
  const loss = evaluated(exampleQuickInputs({ years: 3, marginNow: -0.3 }));
  expect(series(loss, 'income')[0]).toBeLessThan(0);
  expect(series(loss, 'dividend')[0]).toBe(0);
  const steady = evaluated(exampleQuickInputs({ years: 3, marginNow: null }));
  for (const margin of series(steady, 'margin')) expect(margin).toBeCloseTo(0.12, 12);
});

it('[VALUATION-72] implies the return at which value equals price', () => {
  fc.assert(
    fc.property(profitable, between(0.2, 5), (inputs, factor) => {
      const price = known(answered(inputs).valuePerShare) * factor;
      const implied = known(answered({ ...inputs, price }).impliedReturn);
      const evaluator = evaluated(inputs);
      evaluator.set('required_return', implied);
      expect(evaluator.number('value_per_share') / price).toBeCloseTo(1, 8);
    }),
  );
});

it('[VALUATION-72] implies (exit price ÷ price)^(1 ÷ years) − 1 without dividends', () => {
  fc.assert(
    fc.property(profitable, between(1, 1e4), (inputs, price) => {
      const answer = answered({ ...inputs, payout: 0, price });
      const years = inputs.years ?? 0;
      const closed = (known(answer.exitPrice) / price) ** (1 / years);
      expect((1 + known(answer.impliedReturn)) / closed).toBeCloseTo(1, 8);
    }),
  );
});

it.each(['growth', 'finalMargin', 'multiple'] as const)(
  '[VALUATION-73] is worth more with more %s, all else equal',
  (input) => {
    fc.assert(
      fc.property(profitable, between(1.001, 1.5), (inputs, factor) => {
        const before = inputs[input] ?? 0;
        const more = input === 'growth' ? before + factor - 1 : before * factor;
        const { valuePerShare } = answered({ ...inputs, [input]: more });
        expect(known(valuePerShare)).toBeGreaterThan(known(answered(inputs).valuePerShare));
      }),
    );
  },
);

it('[VALUATION-73] is worth less at a higher required return', () => {
  fc.assert(
    fc.property(profitable, between(0.001, 0.2), (inputs, more) => {
      const stricter = answered({ ...inputs, requiredReturn: (inputs.requiredReturn ?? 0) + more });
      expect(known(stricter.valuePerShare)).toBeLessThan(known(answered(inputs).valuePerShare));
    }),
  );
});

it('[VALUATION-74] implies the growth and the multiple that earn exactly the required return', () => {
  fc.assert(
    fc.property(profitable, between(-0.2, 0.4), between(3, 50), (inputs, growth, multiple) => {
      const priceOf = (change: Partial<QuickInputs>) =>
        known(answered({ ...inputs, ...change }).valuePerShare);
      const atGrowth = answered({ ...inputs, price: priceOf({ growth }) });
      expect(known(atGrowth.impliedGrowth)).toBeCloseTo(growth, 8);
      const atMultiple = answered({ ...inputs, price: priceOf({ multiple }) });
      expect(known(atMultiple.impliedMultiple) / multiple).toBeCloseTo(1, 8);
    }),
    { numRuns: 50 },
  );
});

it('[VALUATION-74] includes net debt in the implied multiple', () => {
  const inputs = exampleQuickInputs({ basis: 'operating-income', netDebt: 500, multiple: 15 });
  const price = known(answered(inputs).valuePerShare);
  expect(known(answered({ ...inputs, multiple: 9, price }).impliedMultiple)).toBeCloseTo(15, 10);
});

it.each([
  [0.001, 'None between −50% and +100%: the value stays above the price.'],
  [1e6, 'None between −50% and +100%: the value stays below the price.'],
])(
  '[VALUATION-74] says on which side of a price of %d the value stays if no growth matches it',
  (price, reason) => {
    expect(answered(exampleQuickInputs({ price })).impliedGrowth).toEqual({ ok: false, reason });
  },
);

it('[VALUATION-74] has no multiple if dividends or net cash alone are worth the price', () => {
  expect(answered(exampleQuickInputs({ price: 1 })).impliedMultiple).toEqual({
    ok: false,
    reason: 'The dividends alone are worth the price at the required return.',
  });
  const rich = exampleQuickInputs({ basis: 'operating-income', netDebt: -5000, payout: 0, price: 1 });
  expect(answered(rich).impliedMultiple).toEqual({
    ok: false,
    reason: 'Net cash alone exceeds the equity value at exit that the price implies.',
  });
});

it('[VALUATION-75] says why there is no value: a loss in the final year, or net debt above the enterprise value', () => {
  const loss = answered(exampleQuickInputs({ finalMargin: -0.02 }));
  const reason = 'Net income in the final year is not positive, so the exit multiple does not apply.';
  for (const figure of Object.values(loss)) expect(figure).toEqual({ ok: false, reason });
  const owed = answered(exampleQuickInputs({ basis: 'operating-income', netDebt: 1e6 }));
  expect(owed.valuePerShare).toEqual({
    ok: false,
    reason: 'Net debt equals or exceeds the enterprise value at exit, which leaves nothing for shareholders.',
  });
});

it('[VALUATION-75] has a value without a price, and says that other figures need one', () => {
  const answer = answered(exampleQuickInputs({ price: null }));
  expect(answer.valuePerShare.ok).toBe(true);
  for (const figure of [answer.upside, answer.impliedReturn, answer.impliedGrowth, answer.impliedMultiple])
    expect(figure).toEqual({ ok: false, reason: 'Enter a price.' });
});

it('[VALUATION-75] names what is missing, net debt only for a multiple of enterprise value', () => {
  const none = exampleQuickInputs({ revenue: null, multiple: null });
  expect(evaluateQuickValuation(none)).toEqual({ ok: false, missing: ['revenue', 'multiple'], refused: [] });
  expect(evaluateQuickValuation({ ...none, basis: 'operating-income' })).toMatchObject({
    missing: ['revenue', 'multiple', 'netDebt'],
  });
});

it.each([
  ['years', 2.5],
  ['years', 16],
  ['years', 0],
  ['revenue', 0],
  ['shares', -1],
  ['multiple', 0],
  ['growth', -1],
  ['requiredReturn', Number.NaN],
  ['price', 0],
] as const)('[VALUATION-75] refuses %s of %d', (input, value) => {
  expect(evaluateQuickValuation(exampleQuickInputs({ [input]: value }))).toEqual({
    ok: false,
    missing: [],
    refused: [input],
  });
});
