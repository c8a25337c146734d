import type { ValuationModelBody } from '@finance-analyst/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAssumption, setAssumptions } from '../editing/editAssumptions.js';
import { setYears } from '../editing/setYears.js';
import { valueOfModel } from '../saved-model/valueOfModel.js';
import { inScenario } from '../scenarios/inScenario.js';
import { exampleCompanyModel } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { explainValueChange } from './explainValueChange.js';
import type { ValueChange } from './ValueChange.js';

const { body } = exampleCompanyModel();
const valueOf = (each: ValuationModelBody): number => {
  const value = valueOfModel(each);
  if (!value.ok) throw new Error(value.reason);
  return value.value;
};
const changeBetween = (then: ValuationModelBody, now: ValuationModelBody): ValueChange => {
  const change = explainValueChange(then, now);
  if (!change.ok) throw new Error(change.reason);
  return change.value;
};
const total = ({ parts }: ValueChange): number => parts.reduce((sum, { amount }) => sum + amount, 0);
const expectWhole = (then: ValuationModelBody, now: ValuationModelBody): ValueChange => {
  const change = changeBetween(then, now);
  const [from, to] = [valueOf(then), valueOf(now)];
  expect([change.from, change.to]).toEqual([from, to]);
  expect(Math.abs(total(change) - (to - from)) / Math.max(Math.abs(from), Math.abs(to))).toBeLessThan(1e-12);
  const sizes = change.parts.map(({ amount }) => Math.abs(amount));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  return change;
};
const namesIn = ({ parts }: ValueChange): readonly string[] => parts.flatMap(({ inputs }) => inputs);

describe('What explains a change in value', () => {
  it('[VALUATION-481] is all of it for the one input that changed', () => {
    const riskier = setAssumption(body, 'beta', 1.5);
    const change = expectWhole(body, riskier);
    expect(namesIn(change)).toContain('beta');
    const alone = setAssumption(body, 'terminal_growth', 0.02);
    expect(changeBetween(alone, setAssumption(alone, 'terminal_growth', 0.021)).parts[0]).toMatchObject({
      inputs: ['terminal_growth'],
      basis: [],
    });
    expect(changeBetween(body, body).parts).toEqual([]);
  });

  it('[VALUATION-481] is shared out among all changed inputs, each with a figure for each year as one', () => {
    const years = body.assumptions.filter(({ input }) => input === 'revenue_growth').map(({ id }) => id);
    const now = setAssumptions(
      body,
      new Map<string, number | string>([
        ...years.map((id, at) => [id, 0.09 - at * 0.005] as const),
        ['beta', 1.2],
        ['debt', 900],
        ['discounting', 'end_of_year'],
      ]),
    );
    const names = namesIn(expectWhole(body, now));
    expect(names).toEqual(expect.arrayContaining(['revenue_growth', 'beta', 'debt', 'discounting']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('[VALUATION-481] totals the change for any edits, and is that of the way back with the other sign', () => {
    const rate = (low: number, high: number) =>
      fc.integer({ min: low * 1000, max: high * 1000 }).map((k) => k / 1000);
    fc.assert(
      fc.property(rate(0.7, 1.6), rate(0.035, 0.055), rate(0, 0.02), (beta, premium, growth) => {
        const now = setAssumptions(
          body,
          new Map([
            ['beta', beta],
            ['equity_risk_premium', premium],
            ['terminal_growth', growth],
          ]),
        );
        const there = expectWhole(body, now);
        const back = changeBetween(now, body);
        for (const { inputs, amount } of there.parts) {
          const opposite = back.parts.find((each) => each.inputs.join() === inputs.join());
          expect(Math.abs(amount + (opposite?.amount ?? 0)) / there.from).toBeLessThan(1e-11);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('[VALUATION-482] has the number of forecast years as one part, with the years that only one state has', () => {
    const longer = setAssumption(setYears(body, body.years + 3), 'beta', 1.3);
    for (const [then, now] of [
      [body, longer],
      [longer, body],
    ] as const) {
      const change = expectWhole(then, now);
      const basis = change.parts.filter((part) => part.basis.length > 0);
      expect(basis).toHaveLength(1);
      expect(basis[0]?.basis).toEqual(['years']);
      expect(namesIn(change)).toContain('beta');
    }
  });

  it('[VALUATION-482] is between states on the statements of two years, whose forecasts overlap', () => {
    const fundamentals = exampleFiler();
    const then = exampleCompanyModel({
      fundamentals: { ...fundamentals, annual: fundamentals.annual.slice(0, -1), knownOn: '2025-03-25' },
    }).body;
    expect(then.baseYearEnd < body.baseYearEnd).toBe(true);
    const now = setAssumption(body, 'beta', 1.3);
    const change = expectWhole(then, now);
    const basis = change.parts.filter((part) => part.basis.length > 0);
    expect(basis.map((part) => part.basis)).toEqual([['statements']]);
    expect(namesIn(change)).toEqual(expect.arrayContaining(['beta', 'base_revenue']));
  });

  it('[VALUATION-482] has no part of statements that do not enter the value but by inputs', () => {
    const restated = exampleCompanyModel({ fundamentals: exampleFiler({}, 0.12) }).body;
    const now = setAssumption({ ...body, fundamentalsSnapshot: restated.fundamentalsSnapshot }, 'beta', 1.3);
    const change = expectWhole(body, now);
    expect(change.parts.flatMap(({ basis }) => basis)).toEqual([]);
    expect(namesIn(change)).toContain('beta');
  });

  it('[VALUATION-481] is between scenarios of a model too', () => {
    const scenario = body.scenarios.at(-1);
    if (!scenario) throw new Error('The example has scenarios.');
    const change = expectWhole(body, inScenario(body, scenario.id));
    const differing = scenario.rows.filter(
      ({ id, value }) => body.assumptions.find((row) => row.id === id)?.value !== value,
    );
    expect(new Set(namesIn(change))).toEqual(new Set(differing.map(({ input }) => input)));
  });

  it('[VALUATION-483] has a reason for other companies, methods and currencies, and for a state without a value', () => {
    const reasonOf = (now: ValuationModelBody): string => {
      const change = explainValueChange(body, now);
      return change.ok ? '' : change.reason;
    };
    const { template, instrument } = body;
    expect(reasonOf({ ...body, instrument: { ...instrument, symbol: 'OTH' } })).toBe(
      'The two are models of different companies.',
    );
    expect(reasonOf({ ...body, template: { ...template, id: 'leveraged-buyout' } })).toBe(
      'The two are valued by different methods.',
    );
    expect(reasonOf({ ...body, template: { ...template, version: 2 } })).toBe(
      'The two are valued by different versions of the method.',
    );
    expect(reasonOf({ ...body, currency: 'CHF' })).toBe('The two are in different currencies.');
    expect(reasonOf({ ...body, fundamentalsSnapshot: {} })).toMatch(/^The later state has no value\. ./u);
  });

  it('[VALUATION-483] names the fewest inputs that leave no value when only they change', () => {
    const low = setAssumptions(
      body,
      new Map<string, number | string>([
        ['wacc_method', 'given'],
        ['given_wacc', 0.04],
        ['terminal_growth', 0.01],
      ]),
    );
    const high = setAssumptions(
      low,
      new Map<string, number | string>([
        ['given_wacc', 0.12],
        ['terminal_growth', 0.05],
      ]),
    );
    const change = explainValueChange(low, high);
    expect(change).toMatchObject({ ok: false, inputs: ['terminal_growth'], basis: [] });
  });
});
