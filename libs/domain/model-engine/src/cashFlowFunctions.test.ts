import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileModel } from './compileModel.js';
import { solveInput } from './evaluation/solveInput.js';
import { errorsOf, evaluated, formulaValue } from './testing/compiled.js';

const flowsOf = (figures: readonly number[]) =>
  evaluated(`timeline ${figures.length} years\ninput flow[]: amount\nvalue rate = irr(flow)`, {
    flow: figures,
  });

describe('irr', () => {
  // The Excel function reference, IRR.
  it.each([
    [[-70_000, 12_000, 15_000, 18_000, 21_000], -0.021244848],
    [[-70_000, 12_000, 15_000, 18_000, 21_000, 26_000], 0.086630948],
  ])('[MODEL-ENGINE-172] of %j is that of Excel', (flows, rate) => {
    expect(flowsOf(flows).read('rate')).toMatchObject({ ok: true, unit: { kind: 'rate' } });
    expect(flowsOf(flows).number('rate')).toBeCloseTo(rate, 9);
  });

  it('[MODEL-ENGINE-172] makes the present value 0, whatever the flows', () => {
    const flow = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.array(flow, { minLength: 2, maxLength: 12 }), (flows) => {
        const rate = flowsOf(flows).number('rate');
        if (Number.isNaN(rate)) return;
        const parts = flows.map((amount, year) => amount / (1 + rate) ** year);
        const size = parts.reduce((total, part) => total + Math.abs(part), 0);
        expect(Math.abs(parts.reduce((total, part) => total + part, 0))).toBeLessThanOrEqual(1e-8 * size);
      }),
    );
  });

  it.each([
    [[1, 2, 3], 'A rate of return needs money paid and money received in rate'],
    [[0, 0], 'A rate of return needs money paid and money received in rate'],
    [[-100, 0, 0], 'No rate makes the flows add up to zero in rate'],
    [[-1000, 3600, -4310, 1716], 'Several rates make the flows add up to zero in rate'],
    [[100, -300, 250], 'No rate makes the flows add up to zero in rate'],
  ])('[MODEL-ENGINE-173] of %j is missing: %s', (flow, reason) => {
    expect(flowsOf(flow).read('rate')).toEqual({ ok: false, reason });
  });

  it('[MODEL-ENGINE-172] takes several changes of sign with one rate', () => {
    expect(flowsOf([-100, 60, -10, 80]).number('rate')).toBeCloseTo(0.1, 1);
  });

  const project = [
    'timeline 4 years',
    'input price: number',
    'input growth: rate',
    'line flow = if(period = 1, -price, 100 * (1 + growth) ^ period)',
    'value rate = irr(flow)',
    'value doubled = rate * 2',
    'value of_a_formula = irr(flow * 3 - 0)',
  ].join('\n');

  it('[MODEL-ENGINE-13] follows changed inputs, and is solved for', () => {
    const evaluator = evaluated(project, { price: 200, growth: 0.1 });
    const before = evaluator.number('rate');
    expect(evaluator.number('of_a_formula')).toBeCloseTo(before, 10);
    evaluator.set('price', 250);
    expect(evaluator.number('rate')).toBeLessThan(before);
    expect(evaluator.number('rate')).toBe(evaluated(project, { price: 250, growth: 0.1 }).number('rate'));
    const solved = solveInput(evaluator, {
      input: 'price',
      target: { name: 'rate' },
      value: before,
      low: 100,
      high: 400,
    });
    expect(solved).toMatchObject({ ok: true, input: expect.closeTo(200, 6) as number });
  });

  it('[MODEL-ENGINE-18] is explained by all its flows, and missing where one of them is', () => {
    const evaluator = evaluated(project, { price: 200, growth: 0.1 });
    expect(evaluator.explain('rate')).toMatchObject({ formula: 'irr(flow)', figure: { ok: true } });
    expect(evaluator.explain('rate').operands.map(({ ref }) => ref.period)).toEqual([1, 2, 3, 4]);
    const broken = evaluated(
      'timeline 3 years\ninput x: number\nline flow = 1 / (x - period)\nvalue rate = irr(flow)\nvalue middle = median(flow)',
      { x: 2 },
    );
    expect(broken.read('rate')).toMatchObject({ ok: false, cause: { name: 'flow', period: 2 } });
    expect(broken.read('middle')).toMatchObject({ ok: false, cause: { name: 'flow', period: 2 } });
  });
});

describe('xirr', () => {
  const source = 'timeline 5 years\ninput flow[]: amount\ninput day[]: date\nvalue rate = xirr(flow, day)';
  // The Excel function reference, XIRR.
  const flow = [-10_000, 2750, 4250, 3250, 2750];
  const day = ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15', '2009-04-01'];

  it('[MODEL-ENGINE-172] is that of Excel, in any order', () => {
    expect(evaluated(source, { flow, day }).number('rate')).toBeCloseTo(0.373362535, 8);
    const turned = { flow: flow.toReversed(), day: day.toReversed() };
    expect(evaluated(source, turned).number('rate')).toBeCloseTo(0.373362535, 8);
  });

  it('[MODEL-ENGINE-173] is missing where there is no rate, or several', () => {
    const years = ['2021-01-01', '2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01'];
    expect(evaluated(source, { flow: [-1000, 3600, -4310, 1716, 0], day: years }).read('rate')).toEqual({
      ok: false,
      reason: 'Several rates make the flows add up to zero in rate',
    });
    expect(evaluated(source, { flow, day: '2020-01-01' }).read('rate')).toEqual({
      ok: false,
      reason: 'All flows are on one date, so there is no rate of return in rate',
    });
  });

  it('[MODEL-ENGINE-172] runs over history', () => {
    const history =
      'timeline history 2 years, forecast 1 year\ninput flow[history]: amount\ninput day[history]: date\nvalue rate = xirr(flow, history(day))';
    const given = { flow: [-100, 110], day: ['2021-01-01', '2022-01-01'] };
    expect(evaluated(history, given).number('rate')).toBeCloseTo(0.1, 10);
  });
});

describe('pmt', () => {
  it.each([
    // The Excel function reference, PMT.
    ['pmt(1e-13, 10, 1000)', -100],
    ['pmt(8% / 12, 10, 10000)', -1037.0320893591606],
    ['pmt(0, 10, 1000)', -100],
    ['pmt(5%, 1, 100)', -105],
    ['pmt(-2%, 3, 100)', -32.008978],
    ['pmt(5%, 10, -100)', 12.9504575],
  ])('[MODEL-ENGINE-174] %s is %d', (formula, expected) => {
    expect(formulaValue(formula)).toBeCloseTo(expected, 4);
  });

  it('[MODEL-ENGINE-174] repays what it is the payment of', () => {
    const rate = fc.double({ min: -0.5, max: 1, noNaN: true });
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 50 }), (x, y) => {
        const payment = formulaValue('pmt(x, y, 1000)', x, y);
        let debt = 1000;
        for (let period = 0; period < y; period += 1) debt = debt * (1 + x) + payment;
        const size = 1000 * Math.max(1, (1 + x) ** y) * (1 + y);
        expect(Math.abs(debt)).toBeLessThanOrEqual(1e-7 * size);
      }),
    );
  });

  it.each([
    ['pmt(x, 0, 100)', 0, 'A payment over zero periods in a'],
    ['pmt(x, 0, 100)', 0.1, 'A payment over zero periods in a'],
    ['pmt(x, 10, 100)', -1, 'No payment at this rate in a'],
  ])('[MODEL-ENGINE-16] %s at %d: %s', (formula, x, reason) => {
    expect(evaluated(`input x: number\nvalue a = ${formula}`, { x }).read('a')).toEqual({
      ok: false,
      reason,
    });
  });
});

describe('median and index', () => {
  const source = [
    'timeline history 4 years, forecast 3 years',
    'input x[]: amount',
    'input h[history]: amount',
    'input day[]: date = date(2026, 6, 30)',
    'input at: number',
    'value middle = median(x)',
    'value past_middle = median(history(h))',
    'value chosen = index(x, at)',
    'value chosen_past = index(h, at)',
    'value chosen_day = index(day, 2)',
    'line before = index(x, max(period - 1, 1))',
    'line margin = x / 10 history h / 10',
    'value usual = median(history(margin))',
  ].join('\n');
  const given = { x: [3, 1, 2], h: [1, 2, 4, 9], at: 2 };
  const evaluator = evaluated(source, given);

  it('[MODEL-ENGINE-175] give the middle by size, of history too, as MEDIAN of Excel', () => {
    expect(['middle', 'past_middle', 'usual'].map((name) => evaluator.number(name))).toEqual([
      2,
      3,
      0.2 / 2 + 0.4 / 2,
    ]);
    expect(evaluator.read('middle')).toMatchObject({ unit: { kind: 'amount' } });
  });

  it('[MODEL-ENGINE-175] give the figure at a position, as INDEX of Excel', () => {
    expect(['chosen', 'chosen_past'].map((name) => evaluator.number(name))).toEqual([1, 2]);
    expect(evaluator.read('chosen_day')).toMatchObject({ value: 46_203, unit: { kind: 'date' } });
    expect([1, 2, 3].map((period) => evaluator.number('before', period))).toEqual([3, 3, 1]);
    expect(evaluator.explain('chosen').operands.map(({ ref }) => [ref.name, ref.period])).toEqual([
      ['at', undefined],
      ['x', 2],
    ]);
  });

  it.each([0, 4, -1, 1.5])('[MODEL-ENGINE-175] have no figure at position %d', (at) => {
    expect(evaluated(source, { ...given, at }).read('chosen')).toEqual({
      ok: false,
      reason: 'No figure at that position of the series in chosen',
    });
  });
});

describe('calls that do not fit', () => {
  const inputs = [
    'timeline history 2 years, forecast 2 years',
    'input x[]: amount',
    'input h[history]: amount',
    'input day[]: date',
    'input one: amount',
    '',
  ].join('\n');

  it.each([
    ['irr(one)', 'irr runs over the periods of a series, and this is one figure'],
    ['irr(day)', 'irr takes no dates'],
    ['irr(x, 1)', 'irr(flows) is given 2 arguments'],
    ['ir(x)', 'did you mean irr?'],
    ['xirr(x, x)', 'xirr takes dates here, not an amount'],
    ['xirr(day, day)', 'xirr takes the flows first, then their dates'],
    ['xirr(h, day)', 'xirr takes a date for each of its flows'],
    ['xirr(x, date(2026, 6, 30))', 'xirr takes a date for each of its flows'],
    ['pmt(one, 5, one)', 'pmt takes a number here, not an amount'],
    ['pmt(5%, date(2026, 6, 30), one)', 'pmt takes no dates'],
    ['median(one)', 'median runs over the periods of a series'],
    ['median(day)', 'median takes no dates'],
    ['index(x, one)', 'index takes a number here, not an amount'],
    ['index(one, 1)', 'index runs over the periods of a series'],
    ['index(x, history(h))', 'history(…) is the whole series of a function over the periods'],
    ['index(x, period)', 'is one figure, and its formula has one per period'],
  ])('[MODEL-ENGINE-176] %s is refused: %s', (formula, message) => {
    const messages = errorsOf(`${inputs}value result = ${formula}`).map((error) => error.message);
    expect(messages.filter((text) => text.includes(message))).toHaveLength(1);
  });

  it('[MODEL-ENGINE-6] nested within one another are bounded', () => {
    const nested = (call: (inner: string) => string, depth: number): string =>
      Array.from({ length: depth }).reduce<string>(call, 'one');
    for (const call of [
      (inner: string) => `index(x, ${inner})`,
      (inner: string) => `pmt(${inner}, ${inner}, 1)`,
      (inner: string) => `median(x * ${inner} + year)`,
    ]) {
      const started = performance.now();
      const source = `timeline 50 years\ninput x[]: number\ninput one: number\nvalue result = ${nested(call, 9)}`;
      compileModel(source);
      expect(performance.now() - started).toBeLessThan(5000);
    }
  });
});
