import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleModel } from '../testing/exampleModel.js';
import { targetPrice } from './targetPrice.js';

const version2 = exampleCompanyModel().body;

it('[VALUATION-282] discounted at the cost of equity over its months is the value per share', () => {
  const valuation = valuationOf(version2);
  const value = valuation.evaluator.number('value_per_share');
  const costOfEquity = valuation.evaluator.number('cost_of_equity');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (months) => {
      const target = targetPrice(valuation, months);
      if (!target.ok) throw new Error(target.reason);
      expect(target.value / (1 + costOfEquity) ** (months / 12)).toBeCloseTo(value, 9);
      expect(target.from).toEqual({ value, day: '2026-11-20', costOfEquity });
    }),
  );
});

it('[VALUATION-282] is for the day so many months after that of the value', () => {
  const dayOf = (body: typeof version2, months: number) => {
    const target = targetPrice(valuationOf(body), months);
    return target.ok ? target.day : target.reason;
  };
  expect(dayOf(version2, 12)).toBe('2027-11-20');
  expect(dayOf(setAssumption(version2, 'valuation_date', '2026-08-31'), 6)).toBe('2027-02-28');
  const version1 = exampleModel().body;
  const end = valuationOf(version1).history.at(-1)?.period.end ?? '';
  expect(dayOf(version1, 12)).toBe(`${Number(end.slice(0, 4)) + 1}${end.slice(4)}`);
});

it('[VALUATION-282] has the reason where the value has one, or is negative', () => {
  const growing = valuationOf(setAssumption(version2, 'terminal_growth', 0.4));
  const value = growing.evaluator.read('value_per_share');
  if (value.ok) throw new Error('has a value');
  expect(targetPrice(growing, 12)).toMatchObject({ ok: false, reason: value.reason });
  expect(targetPrice(valuationOf(setAssumption(version2, 'debt', 1e14)), 12)).toEqual({
    ok: false,
    reason: 'The value per share is negative.',
  });
});
