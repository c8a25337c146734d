import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEvaluator } from './evaluation/createEvaluator.js';
import { derivationTree } from './evaluation/derivationTree.js';
import { solveInput } from './evaluation/solveInput.js';
import { createBatch } from './many/createBatch.js';
import { compiled, errorsOf, evaluated } from './testing/compiled.js';
import {
  inputsByHand,
  randomYearlyInputs,
  randomYearlyModel,
  yearlyYears,
} from './testing/randomYearlyModel.js';
import { withYears } from './withYears.js';

const source = `
timeline history 4 quarters, forecast 8 quarters
input reported[history]: amount
input growth[]: rate = 0%
input margin[] yearly: rate
line revenue = revenue[-1] * (1 + growth) history reported
line income = revenue * margin
line annual_revenue yearly = sum(quarters(revenue)) history sum(quarters(revenue))
line annual_growth yearly: rate = annual_revenue / annual_revenue[-1] - 1
value worth = npv(10%, annual_revenue)
check shrinks warning when annual_growth < 0 "Growth is {annual_growth} to {annual_revenue} at a margin of {margin}."
check small note when income < 1 "Income of {income} in a year of {annual_revenue}."
`;
const inputs = { reported: [10, 20, 30, 40], margin: [0.1, 0.25] };
const evaluator = evaluated(source, inputs);
const yearsOf = (name: string, of = evaluator, years: readonly number[] = [1, 2]) =>
  years.map((year) => of.number(name, year));

/** Values of one formula per year over the yearly series m (2, 3), the quarterly one s (1 to 8) and the single figure x (5). */
const perYear = (formula: string, extra = ''): readonly number[] =>
  yearsOf(
    'a',
    evaluated(
      `timeline 8 quarters\ninput x: number = 5\ninput s[]: number\ninput m[] yearly: number\n${extra}\nline a yearly = ${formula}`,
      { s: [1, 2, 3, 4, 5, 6, 7, 8], m: [2, 3] },
    ),
  );

describe('yearly figures', () => {
  it('[MODEL-ENGINE-246] are one per year of the quarters, numbered like periods', () => {
    expect(evaluator.model.itemByName.get('annual_revenue')).toMatchObject({ firstPeriod: 0, lastPeriod: 2 });
    expect(evaluator.model.inputs.find(({ name }) => name === 'margin')).toMatchObject({
      isYearly: true,
      firstPeriod: 1,
      lastPeriod: 2,
    });
    expect(evaluator.model.inputs[0]).not.toHaveProperty('isYearly');
    expect(yearsOf('annual_revenue', evaluator, [0, 1, 2])).toEqual([100, 160, 160]);
    expect(evaluator.readSeries('margin')).toHaveLength(2);
  });

  it('[MODEL-ENGINE-246] mean that of the year in a quarter, and a lag of theirs is a year', () => {
    expect([1, 4, 5, 8].map((quarter) => evaluator.number('income', quarter))).toEqual([4, 4, 10, 10]);
    expect(yearsOf('annual_growth')).toEqual([0.6000000000000001, 0]);
    const lagged = evaluated(
      'timeline 8 quarters\nline y yearly: number = y[-1] + 1 from 7\nline q = y[-1] + 0 * period\nline next = if(period < 5, y[+1], 0)',
    );
    expect([1, 4, 5, 8].map((quarter) => lagged.number('q', quarter))).toEqual([7, 7, 8, 8]);
    expect([1, 4, 5].map((quarter) => lagged.number('next', quarter))).toEqual([9, 9, 0]);
  });

  it.each([
    ['sum(quarters(s))', [10, 26]],
    ['average(quarters(s))', [2.5, 6.5]],
    ['min(quarters(s))', [1, 5]],
    ['max(quarters(s), 7)', [7, 8]],
    ['median(quarters(s))', [2.5, 6.5]],
    ['median(quarters(s), x)', [3, 6]],
    ['quantile(quarters(s), 1)', [4, 8]],
    ['quantile(quarters(s), x, 1)', [5, 8]],
    ['first(quarters(s))', [1, 5]],
    ['last(quarters(s))', [4, 8]],
    ['last(quarters(if(period = 1, 0, s[-1])))', [3, 7]],
    ['sum(quarters(s * m))', [20, 78]],
    ['sum(quarters(s), quarters(-s), m)', [2, 3]],
    ['sum(quarters(period))', [10, 26]],
    ['sum(quarters(year))', [2.5, 6.5]],
    ['sum(quarters(s)) / sum(s)', [10 / 36, 26 / 36]],
  ])('[MODEL-ENGINE-247] %s is %j', (formula, expected) => {
    expect(perYear(formula)).toEqual(expected);
  });

  it('[MODEL-ENGINE-247] follow the quarters in a line of quarters too', () => {
    const share = evaluated('timeline 8 quarters\ninput s[]: number\nline share = s / sum(quarters(s))', {
      s: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    expect([1, 4, 5, 8].map((quarter) => share.number('share', quarter))).toEqual([0.1, 0.4, 5 / 26, 8 / 26]);
  });

  it.each([
    ['sum(m)', [5, 5]],
    ['max(sum(quarters(s)))', [26, 26]],
    ['npv(0, m)', [5, 5]],
    ['cumulative(m)', [2, 5]],
    ['index(m, period)', [2, 3]],
    ['last(m)', [3, 3]],
    ['period', [1, 2]],
    ['year', [1, 2]],
    ['if(period = last(period), 1, 0)', [0, 1]],
    ['sum(m * year)', [8, 8]],
    ['sum(m * s)', [98, 98]],
    ['sum(s)', [36, 36]],
    ['last(quarters(s * last(period)))', [32, 64]],
  ])('[MODEL-ENGINE-248] %s runs over the periods of its series: %j', (formula, expected) => {
    expect(perYear(formula)).toEqual(expected);
  });

  it('[MODEL-ENGINE-248] are discounted by the year', () => {
    expect(evaluator.number('worth')).toBeCloseTo(160 / 1.1 + 160 / 1.21, 12);
    const flows = evaluated(
      'timeline 8 quarters\ninput f[] yearly: amount\ninput d[] yearly: date\nvalue rate = irr(f)\nvalue dated = xirr(f, d)\nvalue total = sum(f / 1.1 ^ year)',
      { f: [-100, 110], d: ['2025-01-01', '2026-01-01'] },
    );
    expect(flows.number('rate')).toBeCloseTo(0.1, 12);
    expect(flows.number('dated')).toBeCloseTo(0.1, 12);
    expect(flows.number('total')).toBeCloseTo(-100 / 1.1 + 110 / 1.21, 12);
  });

  const quarters =
    'timeline history 4 quarters, forecast 8 quarters\ninput x: number = 1\ninput s[]: number\ninput m[] yearly: number\ninput h[history]: number\n';
  it.each([
    [
      'line a yearly = s',
      'shape-mismatch',
      'a is yearly, and this has one figure per quarter: write sum(quarters(s)) or last(quarters(s))',
    ],
    ['line a yearly = m + s[-1]', 'shape-mismatch', 'sum(quarters(s))'],
    ['line a yearly = cumulative(s)', 'shape-mismatch', 'sum(quarters(s))'],
    ['line a yearly = index(m, s)', 'shape-mismatch', 'sum(quarters(s))'],
    ['line a yearly = m history h', 'shape-mismatch', 'sum(quarters(h))'],
    ['line a yearly = m from h', 'shape-mismatch', 'sum(quarters(h))'],
    ['line a yearly = quarters(s)', 'shape-mismatch', 'quarters(…) are the four parts of a year'],
    ['line a yearly = abs(quarters(s))', 'shape-mismatch', 'quarters(…) are the four parts of a year'],
    ['line a yearly = npv(0.1, quarters(s))', 'shape-mismatch', 'quarters(…) are the four parts of a year'],
    ['line a yearly = sum(quarters(s, s))', 'wrong-argument-count', 'quarters(series) is given 2 arguments'],
    ['line a yearly = sum(quarters(m))', 'shape-mismatch', 'these are per year'],
    ['line a yearly = sum(quarters(x))', 'shape-mismatch', 'this is one figure'],
    ['line a yearly = sum(quarters(history(s)))', 'shape-mismatch', 'history(…) is the whole series'],
    ['line a yearly = sum(quarters(h))', 'shape-mismatch', 'its formula only the historical periods'],
    [
      'line a yearly = m[-1]',
      'missing-period',
      'm has years 1 to 2, but year 0 is requested; test if(period = 1',
    ],
    ['line a = m[+1]', 'missing-period', 'but year 3 is requested'],
    ['line a yearly = sum(quaters(s))', 'unknown-function', 'did you mean quarters?'],
    ['line a yearly = sum(quarters(t))', 'unknown-name', 'nothing is named t'],
    ['line a yearly = a', 'circular-reference', 'a needs a'],
    [
      'line a yearly = if(period = 2, 0, b[+1])\nline b yearly = a[-1] from 1',
      'circular-reference',
      'a in year 1 needs b in year 2',
    ],
    ['value a = m', 'shape-mismatch', 'a is one figure'],
    ['value a yearly = 1', 'syntax', 'a value is one figure'],
    ['input a yearly: number', 'syntax', 'input a[] yearly'],
    ['check a note when m > 1 "{s} is large."', 'shape-mismatch', 's has one figure per quarter'],
    ['value a = xirr(m, edate(date(2026, 1, 1), s))', 'shape-mismatch', 'a date for each of its flows'],
    ['line quarters = 1', 'reserved-name', 'quarters is a word of the language'],
  ])('[MODEL-ENGINE-249] %s is located as %s: %s', (text, code, message) => {
    const errors = errorsOf(quarters + text);
    expect(errors.map((error) => error.message).join('\n')).toContain(message);
    expect(errors[0]?.code).toBe(code);
    expect(errors[0]?.line).toBeGreaterThan(5);
  });

  it.each([
    ['line a yearly = 1', 'yearly figures need a quarterly timeline, such as timeline 8 quarters'],
    ['timeline 8 years\ninput a[] yearly: rate', 'need a quarterly timeline'],
    ['input s[]: number\nline a = sum(quarters(s))', 'need a quarterly timeline'],
    ['timeline 6 quarters\nline a yearly = 1', 'history and forecast must be multiples of 4 quarters, not 6'],
    ['timeline history 2 quarters, forecast 8 quarters\nline a yearly = 1', 'multiples of 4 quarters, not 2'],
    [
      'timeline 6 quarters\ninput s[]: number\nvalue a = max(sum(quarters(s)))',
      'multiples of 4 quarters, not 6',
    ],
  ])('[MODEL-ENGINE-249] %j is located: years are whole', (text, message) => {
    const [error] = errorsOf(text);
    expect(error).toMatchObject({
      code: 'invalid-timeline',
      message: expect.stringContaining(message) as string,
    });
    expect(error?.length).toBeGreaterThan(5);
  });

  it('[MODEL-ENGINE-250] have history formulas and historical inputs, by year', () => {
    const past = evaluated(
      'timeline history 8 quarters, forecast 4 quarters\ninput reported[history]: amount\ninput rates[history] yearly: rate\n' +
        'line total yearly: amount = total[-1] history sum(quarters(reported))\nline rate yearly: rate = 0.5 from rates\n' +
        'line tax = last(reported) * rate history reported * rates\nline growth yearly: rate = total / total[-1] - 1 history total / total[-1] - 1\n' +
        'value best = max(history(total))\nvalue usual = average(history(sum(quarters(reported))))',
      { reported: [1, 2, 3, 4, 10, 20, 30, 40], rates: [0.1, 0.2] },
    );
    expect(yearsOf('total', past, [-1, 0, 1])).toEqual([10, 100, 100]);
    expect([-7, -4, -3, 0, 1].map((quarter) => past.number('tax', quarter))).toEqual([0.1, 0.4, 2, 8, 20]);
    expect([past.number('best'), past.number('usual')]).toEqual([100, 55]);
    expect(past.read('growth', -1)).toMatchObject({
      reason: 'No figure before the first historical year in growth in year -1',
    });
    past.set('rates', 0.4, -1);
    expect(past.number('tax', -4)).toBe(1.6);
  });

  it('[MODEL-ENGINE-251] trip a check in their year, and are shown in a check of quarters', () => {
    const falling = evaluated(source, { ...inputs, growth: [0, 0, 0, 0, -0.5, 0, 0, 0] });
    expect(falling.checks().map(({ message }) => message)).toEqual([
      'Growth is -50% to 80 at a margin of 25%.',
      '',
    ]);
    const small = evaluated(source, { ...inputs, margin: [0.1, 0.01] });
    expect(small.checks()[1]?.message).toBe('Income of 0.4 in a year of 160.');
  });

  it('[MODEL-ENGINE-252] are named by their year in reasons', () => {
    const gap = evaluated(source, { ...inputs, reported: [10, 20, null, 40], margin: [0.1, null] });
    expect(gap.read('annual_growth', 1)).toMatchObject({
      reason: 'Depends on reported in period -1, which was not reported',
    });
    expect(gap.read('margin', 2)).toMatchObject({ reason: 'No figure entered for margin in year 2' });
    expect(gap.read('margin', 3)).toMatchObject({
      reason: 'There is no margin in year 3: it has years 1 to 2',
    });
    expect(gap.read('margin')).toMatchObject({ reason: 'Margin has one figure per year: say which, 1 to 2' });
    const dated = evaluated(
      'timeline 8 quarters\ninput s[]: number\nline a yearly = 1 / sum(quarters(s))\nline b = 1 / s + a',
      { s: [1, 1, 1, 0, 1, -1, 0, 0] },
    );
    const created = createEvaluator(withYears(dated.model, 2027), dated.inputs());
    if (!created.ok) throw new Error('the inputs do not fit');
    const reasonsOf = (name: string, period: number) =>
      [dated, created.evaluator].map((of) => {
        const figure = of.read(name, period);
        return figure.ok ? '' : figure.reason;
      });
    expect(reasonsOf('a', 2)).toEqual([
      'Division by zero in a in year 2: sum(quarters(s)) is 0',
      'Division by zero in a in FY2028: sum(quarters(s)) is 0',
    ]);
    expect(reasonsOf('b', 4)).toEqual([
      'Division by zero in b in period 4: s is 0',
      'Division by zero in b in FY2027 Q4: s is 0',
    ]);
    expect(reasonsOf('b', 6)[1]).toBe(
      'Depends on a in FY2028, which cannot be computed: division by zero: sum(quarters(s)) is 0',
    );
  });

  it('[MODEL-ENGINE-256] are explained, solved for and iterated', () => {
    expect(evaluator.explain('annual_revenue', 2)).toMatchObject({
      formula: 'sum(quarters(revenue))',
      operands: [5, 6, 7, 8].map((period) => ({ ref: { name: 'revenue', period } })),
    });
    expect(evaluator.explain('income', 7).operands.map(({ ref }) => ref)).toEqual([
      { name: 'revenue', period: 7 },
      { name: 'margin', period: 2 },
    ]);
    expect(derivationTree(evaluator, 'worth').nodes.map(({ ref }) => ref)).toContainEqual({
      name: 'reported',
      period: 0,
    });
    const solution = solveInput(evaluator, {
      input: 'growth',
      period: 5,
      target: { name: 'annual_growth', period: 2 },
      value: 0.1,
      low: -0.9,
      high: 2,
    });
    expect(solution).toMatchObject({ ok: true, input: expect.closeTo(0.1, 9) as number });
    const circular = evaluated(
      'timeline 4 quarters\ninput base[]: amount = 10\nline bonus yearly: amount = 10% * last(quarters(total))\nline total = base + bonus\niterate bonus tolerance 1e-13 at most 100 rounds',
    );
    expect(circular.number('bonus', 1)).toBeCloseTo(1 / 0.9, 10);
    expect(circular.explain('bonus', 1).circle).toBe('Bonus');
  });
});

/** Apple Inc., Forms 10-K for the fiscal years 2023 and 2024 and their quarterly results, USD millions. */
const apple = {
  net_sales: [117_154, 94_836, 81_797, 89_498, 119_575, 90_753, 85_777, 94_930],
  net_income: [29_998, 24_160, 19_881, 22_956, 33_916, 23_636, 21_448, 14_736],
};

describe('quarters of a filer', () => {
  it('[MODEL-ENGINE-253] add up to its published years and growth', () => {
    const years = evaluated(
      'timeline history 8 quarters, forecast 4 quarters\ninput net_sales[history]: amount\ninput net_income[history]: amount\n' +
        'line sales yearly = sales[-1] history sum(quarters(net_sales))\nline income yearly = income[-1] history sum(quarters(net_income))\n' +
        'line growth yearly: rate = 0 history sales / sales[-1] - 1\nvalue total = sum(history(sales))\nvalue total_of_quarters = sum(history(net_sales))',
      apple,
    );
    expect(yearsOf('sales', years, [-1, 0])).toEqual([383_285, 391_035]);
    expect(yearsOf('income', years, [-1, 0])).toEqual([96_995, 93_736]);
    expect((100 * years.number('growth', 0)).toFixed(0)).toBe('2');
    expect(years.number('total')).toBe(years.number('total_of_quarters'));
  });
});

describe('random models with yearly figures', () => {
  const quarterly = Array.from({ length: 8 }, (_, index) => index + 1);
  const yearly = Array.from({ length: yearlyYears }, (_, index) => index + 1);
  const outputs = [
    ...['q0', 'q1'].flatMap((name) => quarterly.map((period) => ({ name, period }))),
    ...['y0', 'y1'].flatMap((name) => yearly.map((period) => ({ name, period }))),
    { name: 'v' },
  ];
  const figuresOf = (source: string, given: Parameters<typeof inputsByHand>[0]) => {
    const of = evaluated(source, given);
    return outputs.map(({ name, ...at }) => of.number(name, 'period' in at ? at.period : undefined));
  };

  it('[MODEL-ENGINE-254] equal models in which every year is written by hand, bit for bit', () => {
    let figures = 0;
    fc.assert(
      fc.property(randomYearlyModel, randomYearlyInputs, ({ source, byHand }, given) => {
        const hand = evaluated(byHand, inputsByHand(given));
        const expected = outputs.map(({ name, ...at }) => {
          const period = 'period' in at ? at.period : undefined;
          return name.startsWith('y') ? hand.number(`${name}_${period}`) : hand.number(name, period);
        });
        figures += expected.filter(Number.isFinite).length;
        expect(figuresOf(source, given)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
    expect(figures).toBeGreaterThan(1000);
  });

  it('[MODEL-ENGINE-254] have the same bits after edits and in a batch', () => {
    fc.assert(
      fc.property(randomYearlyModel, randomYearlyInputs, randomYearlyInputs, ({ source }, first, second) => {
        const edited = evaluated(source, first);
        edited.set('m', second.m[1] ?? 0, 2);
        edited.set('s', second.s[5] ?? 0, 6);
        const given = edited.inputs() as Parameters<typeof inputsByHand>[0];
        const fresh = figuresOf(source, given);
        expect(
          outputs.map(({ name, ...at }) => edited.number(name, 'period' in at ? at.period : undefined)),
        ).toEqual(fresh);
        const varying = [
          { name: 'm', period: 2 },
          { name: 's', period: 6 },
        ];
        const created = createBatch(edited.model, { outputs, varying, fixed: first });
        if (!created.ok) throw new Error('the inputs do not fit');
        const columns = [
          [first.m[1], second.m[1]],
          [first.s[5], second.s[5]],
        ].map((column) => Float64Array.from(column, (value) => value ?? 0));
        const results = created.batch.run(columns);
        expect(results.map((lanes) => lanes[1])).toEqual(fresh);
        expect(results.map((lanes) => lanes[0])).toEqual(figuresOf(source, first));
      }),
      { numRuns: 100 },
    );
  });

  it('[MODEL-ENGINE-255] have years whose sum is exactly that of the quarters for whole numbers', () => {
    const model = compiled(
      'timeline 8 quarters\ninput s[]: amount\nline year_total yearly = sum(quarters(s))\nvalue of_years = sum(year_total)\nvalue of_quarters = sum(s)',
    );
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 8, maxLength: 8 }), (s) => {
        const of = evaluated(model.source, { s });
        expect(of.number('of_years')).toBe(of.number('of_quarters'));
      }),
    );
  });
});
