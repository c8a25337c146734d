import { isoDate, parseIsoDate } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { setYears } from '../editing/setYears.js';
import { inScenario } from '../scenarios/inScenario.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleModel } from '../testing/exampleModel.js';
import { targetDates, withTargetDate } from './targetDates.js';
import { targetPrice } from './targetPrice.js';

const version2 = exampleCompanyModel().body;
const on = (day: string, body = version2) => targetPrice(valuationOf(withTargetDate(body, day)));
const reasonOf = (target: ReturnType<typeof targetPrice>): string | null =>
  target.ok ? null : typeof target.reason === 'string' ? target.reason : JSON.stringify(target.reason);

it('[VALUATION-282] discounted at the cost of equity over its days is the value per share', () => {
  const { evaluator } = valuationOf(version2);
  const value = evaluator.number('value_per_share');
  const costOfEquity = evaluator.number('cost_of_equity');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1500 }), (days) => {
      const target = on(isoDate(parseIsoDate('2026-11-20') + days));
      if (!target.ok) throw new Error(reasonOf(target) ?? '');
      expect(target.value / (1 + costOfEquity) ** (days / 365)).toBeCloseTo(value, 9);
      expect(target.from).toEqual({ value, day: '2026-11-20', costOfEquity, years: days / 365 });
    }),
  );
});

it('[VALUATION-446] is 12 months after the day of the value, or at the end of a shorter forecast', () => {
  const dayOf = (body: typeof version2) => {
    const target = targetPrice(valuationOf(body));
    return target.ok ? target.day : target.reason;
  };
  expect(dayOf(version2)).toBe('2027-11-20');
  expect(dayOf(setAssumption(version2, 'valuation_date', '2026-02-28'))).toBe('2027-02-28');
  expect(dayOf(setYears(version2, 1))).toBe(targetDates(valuationOf(setYears(version2, 1)))?.last);
  const version1 = exampleModel().body;
  const end = valuationOf(version1).history.at(-1)?.period.end ?? '';
  expect(dayOf(version1)).toBe(`${Number(end.slice(0, 4)) + 1}${end.slice(4)}`);
});

it('[VALUATION-446] is on the date that the analyst chose, in every scenario', () => {
  const chosen = withTargetDate(version2, '2028-06-30');
  for (const scenario of [null, ...chosen.scenarios.map(({ id }) => id)]) {
    const body = scenario === null ? chosen : inScenario(chosen, scenario, valuationOf(chosen).fundamentals);
    expect(targetPrice(valuationOf(body))).toMatchObject({ ok: true, day: '2028-06-30' });
  }
  expect(withTargetDate(chosen, null)).toEqual(version2);
  expect(withTargetDate(version2, null)).toBe(version2);
});

it('[VALUATION-447] has both days where the date is not within the forecast', () => {
  const dates = targetDates(valuationOf(version2));
  if (!dates) throw new Error('has no dates');
  expect(on(dates.last).ok).toBe(true);
  expect(on(dates.first).ok).toBe(true);
  expect(on(dates.ofValue).ok).toBe(false);
  expect(reasonOf(on(dates.ofValue))).toContain('the day of the value.');
  expect(on('2099-01-01').ok).toBe(false);
  expect(reasonOf(on('2099-01-01'))).toContain('the end of the forecast.');
});

it('[VALUATION-282] has the reason where the value has one, or is negative', () => {
  const growing = valuationOf(setAssumption(version2, 'terminal_growth', 0.4));
  const value = growing.evaluator.read('value_per_share');
  if (value.ok) throw new Error('has a value');
  expect(targetPrice(growing)).toMatchObject({ ok: false, reason: value.reason });
  expect(targetPrice(valuationOf(setAssumption(version2, 'debt', 1e14)))).toEqual({
    ok: false,
    reason: 'The value per share is negative.',
  });
});
