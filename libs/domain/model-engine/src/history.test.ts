import { describe, expect, it } from 'vitest';
import { solveInput } from './evaluation/solveInput.js';
import { compiled, errorsOf, evaluated } from './testing/compiled.js';

const source = [
  'timeline history 3 years, forecast 2 years',
  'input reported_ebita[history]: amount',
  'input reported_taxes[history]: amount',
  'input reported_capital[history]: amount',
  'input margin_growth[]: rate',
  'input tax_rate: rate = 25%',
  'line ebita: amount = ebita[-1] * (1 + margin_growth) history reported_ebita',
  'line taxes = ebita * tax_rate history reported_taxes',
  'line nopat: amount = ebita - taxes history reported_ebita - reported_taxes "NOPAT"',
  'line growth: rate = nopat / nopat[-1] - 1 history nopat / nopat[-1] - 1',
  'line return_on_capital: rate = nopat / last(reported_capital) history nopat / reported_capital[-1]',
  'line share_of_base = nopat / last(history(nopat)) history nopat / last(history(nopat))',
  'line total = cumulative(nopat) history cumulative(history(nopat))',
  'value forecast_total = sum(nopat)',
  'value reported_average = average(history(nopat))',
  'value oldest = first(history(nopat))',
  'value best_growth = max(history(if(period > first(history(period)), growth, 0)))',
].join('\n');

const inputs = {
  reported_ebita: [100, 120, 160],
  reported_taxes: [20, 30, 40],
  reported_capital: [400, 450, 500],
  margin_growth: [0.1, 0.05],
};
const periods = [-2, -1, 0, 1, 2];

describe('history formulas', () => {
  const evaluator = evaluated(source, inputs);
  const figuresOf = (name: string) => periods.map((period) => evaluator.number(name, period));

  it('[MODEL-ENGINE-160] give the figures of the historical periods, the formula those of the forecast', () => {
    expect(figuresOf('nopat').map((figure) => Math.round(figure * 10) / 10)).toEqual([
      80, 90, 120, 132, 138.6,
    ]);
    expect(evaluator.number('growth', 1)).toBeCloseTo((176 * 0.75) / 120 - 1, 12);
    expect(evaluator.number('growth', -1)).toBeCloseTo(90 / 80 - 1, 12);
    expect(figuresOf('return_on_capital').slice(1, 3)).toEqual([90 / 400, 120 / 450]);
    expect(evaluator.readSeries('nopat')).toHaveLength(2);
  });

  it('[MODEL-ENGINE-160] are part of the definition of a line', () => {
    const nopat = compiled(source).lines.find(({ name }) => name === 'nopat');
    expect(nopat).toMatchObject({
      label: 'NOPAT',
      formula: 'ebita - taxes',
      history: 'reported_ebita - reported_taxes',
      firstPeriod: -2,
      lastPeriod: 2,
    });
  });

  it('[MODEL-ENGINE-160] follow the number of historical periods that the caller gives', () => {
    const longer = {
      ...inputs,
      reported_ebita: [90, 100, 120, 160],
      reported_taxes: [20, 20, 30, 40],
      reported_capital: [400, 400, 450, 500],
    };
    const other = evaluated(source, longer, { historicalPeriods: 4 });
    expect(other.model.timeline).toMatchObject({ historyPeriods: 4, forecastPeriods: 2 });
    expect(other.number('nopat', -3)).toBe(70);
    const shorter = { ...inputs, reported_ebita: [160], reported_taxes: [40], reported_capital: [500] };
    expect(evaluated(source, shorter, { historicalPeriods: 1 }).number('nopat', 1)).toBeCloseTo(132, 12);
  });

  it.each([0, -1, 1.5, 51, Number.NaN])(
    '[MODEL-ENGINE-160] refuse %d historical periods',
    (historicalPeriods) => {
      expect(errorsOf(source, { historicalPeriods })[0]?.code).toBe('invalid-timeline');
    },
  );

  it('[MODEL-ENGINE-161] have no figure where they look back before the first historical period', () => {
    expect(evaluator.read('growth', -2)).toEqual({
      ok: false,
      reason: 'No figure before the first historical year in growth in period -2',
    });
    expect(evaluator.read('return_on_capital', -2)).toMatchObject({ ok: false });
    const dependent = evaluated(`${source}\nline twice = growth history growth * 2`, inputs);
    expect(dependent.read('twice', -2)).toEqual({
      ok: false,
      reason:
        'Depends on growth in period -2, which cannot be computed: no figure before the first historical year',
      cause: { name: 'growth', period: -2 },
    });
    const quarterly = evaluated(
      'timeline history 2 quarters, forecast 1 quarter\ninput x[history]: number\nline a = 1 history x[-1] + 1',
      { x: [1, 2] },
    );
    expect(quarterly.read('a', -1)).toMatchObject({
      reason: 'No figure before the first historical quarter in a in period -1',
    });
    expect(quarterly.number('a', 0)).toBe(2);
  });

  it('[MODEL-ENGINE-162] are summarized by history(x), and the series alone means the forecast', () => {
    expect(evaluator.number('reported_average')).toBeCloseTo(290 / 3, 12);
    expect(evaluator.number('oldest')).toBe(80);
    expect(evaluator.number('best_growth')).toBeCloseTo(1 / 3, 12);
    expect(evaluator.number('share_of_base', 0)).toBe(1);
    expect(figuresOf('total').slice(0, 3)).toEqual([80, 170, 290]);
    expect(evaluator.number('total', 1)).toBeCloseTo(132, 12);
    expect(evaluator.number('forecast_total')).toBeCloseTo(132 + 138.6, 12);
  });

  it('[MODEL-ENGINE-18] explain a historical figure by the history formula', () => {
    expect(evaluator.explain('nopat', -1)).toMatchObject({
      formula: 'reported_ebita - reported_taxes',
      figure: { ok: true, value: 90 },
      operands: [
        { ref: { name: 'reported_ebita', period: -1 }, kind: 'input' },
        { ref: { name: 'reported_taxes', period: -1 }, kind: 'input' },
      ],
    });
    expect(evaluator.explain('nopat', 1).formula).toBe('ebita - taxes');
    expect(evaluator.explain('growth', 1).operands.map(({ ref }) => ref.period)).toEqual([1, 0]);
  });

  it('[MODEL-ENGINE-13] follow a changed historical figure into the forecast', () => {
    const changed = evaluator.fork();
    changed.set('reported_ebita', 200, 0);
    expect(changed.number('nopat', 0)).toBe(160);
    expect(changed.number('nopat', 1)).toBeCloseTo(165, 12);
    const solved = solveInput(changed, {
      input: 'reported_ebita',
      period: 0,
      target: { name: 'nopat', period: 1 },
      value: 132,
      low: 0,
      high: 1000,
    });
    expect(solved).toMatchObject({ ok: true, input: expect.closeTo(160, 9) as number });
  });
});

describe('history formulas that do not fit', () => {
  const history = 'timeline history 2 years, forecast 2 years\ninput x[history]: number\ninput y[]: number\n';

  it.each([
    ['value a = 1 history 2', 'syntax', 'drop history'],
    ['line a = 1 history', 'syntax', 'expected a number'],
    ['line a = 1 history x from 2', 'syntax', 'found from'],
    ['line a = 1 history y', 'missing-period', 'y has periods 1 to 2, but period -1 is requested'],
    ['line b = 1 from 2\nline a = 1 history b', 'missing-period', 'b has periods 0 to 2'],
    ['line a = 1 history x[+1]', 'missing-period', 'x has periods -1 to 0, but period 1 is requested'],
    ['line a = 1 history unheard_of', 'unknown-name', 'nothing is named'],
    ['line a: amount = 1 history x', 'unit-mismatch', 'a is an amount, but this is a number'],
    ['line a = 1 history a', 'circular-reference', 'a needs a'],
    ['line a = 1 history cumulative(y)', 'shape-mismatch', 'write cumulative(history(…))'],
    ['line a = y + cumulative(x)', 'shape-mismatch', 'has no figure in the forecast'],
    ['line a = y + history(x)', 'shape-mismatch', 'history(…) is the whole series of a function'],
    ['line a = max(y, history(x))', 'shape-mismatch', 'history(…) is the whole series of a function'],
    ['value a = sum(history(5))', 'shape-mismatch', 'this is one figure'],
    ['value a = sum(history(x, x))', 'wrong-argument-count', 'history(series)'],
    ['value a = sum(histry(x))', 'unknown-function', 'did you mean history?'],
    ['value a = sum(history(y))', 'missing-period', 'y has periods 1 to 2'],
  ])('[MODEL-ENGINE-163] %s is located as %s: %s', (text, code, message) => {
    const errors = errorsOf(history + text);
    expect(errors[0]?.code).toBe(code);
    expect(errors[0]?.message).toContain(message);
    expect(errors[0]?.line).toBeGreaterThan(3);
  });

  it('[MODEL-ENGINE-163] need historical periods', () => {
    expect(errorsOf('line a = 1 history 2')[0]).toMatchObject({ code: 'shape-mismatch', line: 1, column: 6 });
  });
});
