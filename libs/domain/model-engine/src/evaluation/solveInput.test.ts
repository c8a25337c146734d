import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluated } from '../testing/compiled.js';
import { freeCashFlowInputs, freeCashFlowModel } from '../testing/freeCashFlowModel.js';
import { solveInput } from './solveInput.js';

const evaluator = evaluated(freeCashFlowModel, freeCashFlowInputs);
const target = { name: 'value_per_share' };
const growthRange = { input: 'revenue_growth', target, low: -0.5, high: 1 };

describe('solveInput', () => {
  it('[MODEL-ENGINE-21] finds the growth at which a value was computed', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.3, max: 0.6, noNaN: true }), (growth) => {
        const fork = evaluator.fork();
        fork.set('revenue_growth', growth);
        const value = fork.number('value_per_share');
        const solution = solveInput(evaluator, { ...growthRange, value });
        expect(solution).toMatchObject({ ok: true });
        if (!solution.ok) return;
        fork.set('revenue_growth', solution.input);
        expect(Math.abs(fork.number('value_per_share') - value)).toBeLessThan(1e-9 * (1 + Math.abs(value)));
      }),
      { numRuns: 50 },
    );
  });

  it('[MODEL-ENGINE-21] solves for one period of a series, and for a target in a period', () => {
    const solution = solveInput(evaluator, {
      input: 'revenue_growth',
      period: 2,
      target: { name: 'revenue', period: 2 },
      value: 1320,
      low: 0,
      high: 1,
    });
    expect(solution.ok && solution.input).toBeCloseTo(0.2, 12);
  });

  it('[MODEL-ENGINE-21] passes over a discount rate at which the value has no end', () => {
    const solution = solveInput(evaluator, { input: 'wacc', target, value: 26, low: 0, high: 0.5 });
    expect(solution.ok && solution.input).toBeGreaterThan(0.026);
  });

  it('[MODEL-ENGINE-21] leaves the evaluator as it was', () => {
    const before = evaluator.inputs();
    solveInput(evaluator, { ...growthRange, value: 20 });
    expect(evaluator.inputs()).toEqual(before);
  });

  it('[MODEL-ENGINE-21] says where it looked when there is no solution', () => {
    expect(solveInput(evaluator, { ...growthRange, value: 1e9 })).toEqual({
      ok: false,
      reason: 'no solution between -0.5 and 1',
    });
  });

  it.each([
    [{ ...growthRange, value: 1, input: 'unheard_of' }, 'the model has no input unheard_of'],
    [
      { ...growthRange, value: 1, input: 'mid_year' },
      'mid_year takes only certain values and cannot be solved for',
    ],
    [{ ...growthRange, value: 1, period: 9 }, 'revenue_growth has no period 9'],
    [{ ...growthRange, value: Number.NaN }, 'the wanted value is not a finite number'],
    [{ ...growthRange, value: 1, low: 1, high: 0 }, 'there is no range from 1 to 0'],
    [{ ...growthRange, value: 1, target: { name: 'unheard_of' } }, 'The model has nothing named unheard_of'],
    [
      { ...growthRange, value: 1, target: { name: 'revenue' } },
      'Revenue has one figure per period: say which, 0 to 5',
    ],
  ])('[MODEL-ENGINE-21] refuses %j', (request, reason) => {
    expect(solveInput(evaluator, request)).toEqual({ ok: false, reason });
  });
});
