import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompiledModel } from '../compiledModel.js';
import { createEvaluator } from '../evaluation/createEvaluator.js';
import type { Evaluator } from '../evaluation/evaluator.js';
import type { FigureRef } from '../evaluation/figure.js';
import type { InputValues } from '../evaluation/inputValues.js';
import { compiled } from '../testing/compiled.js';
import { freeCashFlowInputs, freeCashFlowModel } from '../testing/freeCashFlowModel.js';
import { randomInputs, randomModel, randomPeriods } from '../testing/randomModel.js';
import type { Batch, BatchRequest } from './batchRequest.js';
import { createBatch } from './createBatch.js';

function batchOf(model: CompiledModel, request: BatchRequest, blockLength?: number): Batch {
  const created = createBatch(model, request, blockLength === undefined ? {} : { blockLength });
  if (!created.ok) throw new Error(created.problems.map(({ message }) => message).join('\n'));
  return created.batch;
}

function evaluatorOf(model: CompiledModel, inputs: InputValues): Evaluator {
  const created = createEvaluator(model, inputs);
  if (!created.ok) throw new Error(created.problems.map(({ message }) => message).join('\n'));
  return created.evaluator;
}

const column = (...figures: readonly number[]): Float64Array => Float64Array.from(figures);
const periods = Array.from({ length: randomPeriods }, (_, index) => index + 1);

describe('a batch of a random model', () => {
  const figureOf = (
    { a, b, s }: { a: number; b: number; s: readonly number[] },
    { name, period = 1 }: FigureRef,
  ): number => (name === 's' ? (s[period - 1] ?? 0) : name === 'a' ? a : b);
  const varyingInputs = fc.oneof(
    fc.subarray<FigureRef>([{ name: 'a' }, { name: 'b' }, { name: 's' }]),
    fc.subarray<FigureRef>([{ name: 'a' }, { name: 's', period: 3 }, { name: 's', period: 1 }], {
      minLength: 1,
    }),
  );
  const lanesOfInputs = fc.array(randomInputs, { minLength: 1, maxLength: 7 });
  const blockLengths = fc.integer({ min: 1, max: 8 });

  it('[MODEL-ENGINE-130] has in each lane the figures and gaps of an evaluator, bit for bit, in blocks of any length', () => {
    fc.assert(
      fc.property(
        randomModel,
        lanesOfInputs,
        varyingInputs,
        blockLengths,
        ({ source, lines }, lanes, varying, blockLength) => {
          const model = compiled(source);
          const [fixed = { a: 0, b: 0, s: [] }] = lanes;
          const outputs = lines.flatMap(({ name }) => [0, ...periods].map((period) => ({ name, period })));
          const columns = varying.map((ref) => Float64Array.from(lanes, (lane) => figureOf(lane, ref)));
          const results = batchOf(model, { outputs, varying, fixed }, blockLength).run(columns);
          lanes.slice(0, results[0]?.length).forEach((lane, at) => {
            const evaluator = evaluatorOf(model, fixed);
            for (const ref of varying) evaluator.set(ref.name, figureOf(lane, ref), ref.period);
            expect(outputs.map((_, output) => results[output]?.[at])).toEqual(
              outputs.map(({ name, period }) => evaluator.number(name, period)),
            );
          });
        },
      ),
      { numRuns: 600 },
    );
  });

  it('[MODEL-ENGINE-131] gives the same figures for each output alone', () => {
    fc.assert(
      fc.property(randomModel, lanesOfInputs, varyingInputs, ({ source, lines }, lanes, varying) => {
        const model = compiled(source);
        const [fixed = { a: 0, b: 0, s: [] }] = lanes;
        const outputs = lines.flatMap(({ name }) => periods.map((period) => ({ name, period })));
        const columns = varying.map((ref) => Float64Array.from(lanes, (lane) => figureOf(lane, ref)));
        const together = batchOf(model, { outputs, varying, fixed }).run(columns);
        const alone = outputs.map(
          (output) => batchOf(model, { outputs: [output], varying, fixed }).run(columns)[0],
        );
        expect(alone).toEqual(together);
      }),
      { numRuns: 100 },
    );
  });

  it('[MODEL-ENGINE-134] explains each gap as an evaluator does', () => {
    fc.assert(
      fc.property(randomModel, lanesOfInputs, varyingInputs, ({ source, lines }, lanes, varying) => {
        const model = compiled(source);
        const [fixed = { a: 0, b: 0, s: [] }] = lanes;
        const outputs = lines.flatMap(({ name }) => periods.map((period) => ({ name, period })));
        const columns = varying.map((ref) => Float64Array.from(lanes, (lane) => figureOf(lane, ref)));
        const batch = batchOf(model, { outputs, varying, fixed });
        const results = batch.run(columns);
        const { codes, reasons } = batch.failures(columns, results);
        expect(new Set(reasons.map((reason) => JSON.stringify(reason))).size).toBe(reasons.length);
        lanes.slice(0, results[0]?.length).forEach((lane, at) => {
          const evaluator = evaluatorOf(model, fixed);
          for (const ref of varying) evaluator.set(ref.name, figureOf(lane, ref), ref.period);
          outputs.forEach(({ name, period }, output) => {
            const figure = evaluator.read(name, period);
            const code = codes[output]?.[at] ?? Number.NaN;
            expect(code === 0 ? undefined : reasons[code - 1]).toEqual(figure.ok ? undefined : figure);
          });
        });
      }),
      { numRuns: 200 },
    );
  });
});

describe('a batch of one formula', () => {
  const extremes = [0, 1, -1, 2, 0.5, -0.5, -3, 1e200, -1e200, 1e-200, 5e-324, 800, -800];

  it.each([
    ...[
      'abs(x * x)',
      'abs(-(x * y))',
      'sqrt(x * x)',
      '-(x * x)',
      '1 / (x * x)',
      '(x * x) / y',
      'x / 0',
      '0 / x',
    ],
    ...['min(x * x, 1)', 'max(-(x * x), y)', 'x * x - x * x', 'x * 0', '-x * 0 + 0 * y', 'exp(-(x * x))'],
    ...['ln(x * x)', 'ln(-x)', 'sqrt(x)', 'exp(x)', 'if(x * x > 1, x, y)', 'if(x > y, x * x, 1 / y)'],
    ...['require(x * x > y, x)', 'require(x > 0, x * x)', 'and(x * x > 1, y > 0)', 'or(x > 0, ln(y) > 1)'],
    ...['not(x > y)', 'round(x, 1)', 'round(-0.4 * x, 0)', 'round(x, y)', 'power(x, y)', '2 ^ x', '(-2) ^ x'],
    ...['x ^ 0', 'x ^ 1', 'x ^ 2', 'x ^ -1', 'x ^ 0.5', 'x ^ -2', 'x ^ 3', '(x * x) ^ 0.3', '(1 + x) ^ -9.5'],
    ...[
      'x + y * y',
      'x - y * y',
      'x * x - y',
      'x + 3 * y',
      'x - y * 3',
      '3 * x - y',
      'x * 3 + y * y',
      '(x + y * y) / y',
    ],
    ...['1 / (x - y * 3)', 'x * y + x * y', 'x ^ 400', 'x = y', 'x <> y', 'x <= y', 'x >= y', 'y', '3'],
  ])('[MODEL-ENGINE-130] has the bits of an evaluator for %s, overflows and zeros too', (formula) => {
    const model = compiled(`input x: number\ninput y: number\nvalue result = ${formula}`);
    const pairs = extremes.flatMap((x) => extremes.map((y) => [x, y] as const));
    const columns = [Float64Array.from(pairs, ([x]) => x), Float64Array.from(pairs, ([, y]) => y)];
    const varying = [{ name: 'x' }, { name: 'y' }];
    const [figures] = batchOf(model, { outputs: [{ name: 'result' }], varying, fixed: {} }).run(columns);
    const evaluator = evaluatorOf(model, { x: 0, y: 0 });
    const expected = pairs.map(([x, y]) => {
      evaluator.set('x', x);
      evaluator.set('y', y);
      return evaluator.number('result');
    });
    expect([...(figures ?? [])]).toEqual(expected);
  });
});

describe('a batch of cash flows on dates', () => {
  const model = compiled(`
timeline history 2 years, forecast 4 years
input price: number
input rate: rate
input start: date
input past[history]: number
line flow = if(period = 1, -price, 100 * period) history past
line day = edate(start, 6 * period)
value paid = irr(flow)
value dated = xirr(flow, day)
value middle = median(flow * rate)
value all = median(history(flow))
value chosen = index(flow, round(rate * 10, 0))
value payment = pmt(rate, 12, price)
value moved = start + round(price, 0)
value days = eomonth(start, 1) - start`);
  const outputs = model.lines.flatMap(({ name, shape }) =>
    shape === 'scalar'
      ? [{ name }]
      : [
          { name, period: 1 },
          { name, period: 4 },
        ],
  );
  const starts = ['2026-01-31', '2028-02-29', '1900-03-01', '9999-12-01', '2026-06-30'];
  const days = [46_053, 46_812, 61, 2_958_435, 46_203];
  const prices = [100, 250.5, -10, 5e9, 0];
  const rates = [0.1, 0, -1, 0.3, 0.05];
  const fixed = { past: [null, 3], start: '2026-06-30', rate: 0.1, price: 100 };

  it.each([
    [[{ name: 'price' }, { name: 'rate' }, { name: 'start' }]],
    [[{ name: 'start' }]],
    [[{ name: 'rate' }]],
    [[{ name: 'past', period: -1 }]],
  ])('[MODEL-ENGINE-130] has the bits of an evaluator where %j vary', (varying) => {
    const figuresOf = { price: prices, rate: rates, start: days, past: rates };
    const columns = varying.map(({ name }) => Float64Array.from(figuresOf[name as keyof typeof figuresOf]));
    const results = batchOf(model, { outputs, varying, fixed }, 2).run(columns);
    prices.forEach((_, lane) => {
      const evaluator = evaluatorOf(model, fixed);
      for (const { name, period } of varying as readonly FigureRef[]) {
        const figure = figuresOf[name as keyof typeof figuresOf][lane] ?? 0;
        evaluator.set(name, name === 'start' ? (starts[lane] ?? '') : figure, period);
      }
      expect(outputs.map((_unused, output) => results[output]?.[lane])).toEqual(
        outputs.map((ref: FigureRef) => evaluator.number(ref.name, ref.period)),
      );
    });
  });

  it('[MODEL-ENGINE-133] takes day numbers in a column of dates, and nothing else', () => {
    const varying = [{ name: 'start' }];
    const { past, rate, price } = fixed;
    const batch = batchOf(model, { outputs: [{ name: 'days' }], varying, fixed: { past, rate, price } });
    expect([...(batch.run([column(46_203, 46_053)])[0] ?? [])]).toEqual([31, 28]);
    expect(() => batch.run([column(46_203, 46_203.5)])).toThrow('lane 1: start takes a date');
  });
});

describe('a batch of a valuation', () => {
  const model = compiled(freeCashFlowModel);
  const fixed = freeCashFlowInputs;
  const outputs = [{ name: 'value_per_share' }, { name: 'revenue', period: 5 }, { name: 'terminal_share' }];

  it('[MODEL-ENGINE-130] varies single periods, choices and flags', () => {
    const varying = [
      { name: 'revenue_growth', period: 3 },
      { name: 'wacc' },
      { name: 'mid_year' },
      { name: 'terminal_method' },
    ];
    const columns = [
      column(0.02, 0.08, -0.1, 0.3),
      column(0.07, 0.11, 0.2, 0.025),
      column(0, 1, 1, 0),
      column(1, 0, 1, 0),
    ];
    const results = batchOf(model, { outputs, varying, fixed }).run(columns);
    for (let lane = 0; lane < 4; lane += 1) {
      const evaluator = evaluatorOf(model, fixed);
      evaluator.set('revenue_growth', columns[0]?.[lane] ?? 0, 3);
      evaluator.set('wacc', columns[1]?.[lane] ?? 0);
      evaluator.set('mid_year', columns[2]?.[lane] ?? 0);
      evaluator.set('terminal_method', columns[3]?.[lane] === 1 ? 'exit_multiple' : 'perpetual_growth');
      expect(results.map((result) => result[lane])).toEqual(
        outputs.map(({ name, period }) => evaluator.number(name, period)),
      );
    }
  });

  it('[MODEL-ENGINE-130] computes lanes alike wherever they stand among many', () => {
    const waccs = Float64Array.from({ length: 1000 }, (_, lane) => 0.05 + lane / 10_000);
    const batch = batchOf(model, { outputs, varying: [{ name: 'wacc' }], fixed });
    const whole = batch.run([waccs]);
    for (const from of [0, 511, 512, 700]) {
      const part = batch.run([waccs.slice(from, from + 300)]);
      expect(part).toEqual(whole.map((result) => result.slice(from, from + 300)));
    }
  });

  it('[MODEL-ENGINE-130] writes into given results, and has one lane when nothing varies', () => {
    const results = outputs.map(() => new Float64Array(1));
    expect(batchOf(model, { outputs, varying: [], fixed }).run([], results)).toBe(results);
    const evaluator = evaluatorOf(model, fixed);
    expect(results.map(([figure]) => figure)).toEqual(
      outputs.map(({ name, period }) => evaluator.number(name, period)),
    );
  });

  it('[MODEL-ENGINE-132] needs no figure for an input that varies in all its periods', () => {
    const { wacc, ...others } = fixed;
    const varying = [{ name: 'wacc' }];
    const [values] = batchOf(model, { outputs, varying, fixed: others }).run([column(wacc)]);
    expect(values?.[0]).toBe(evaluatorOf(model, fixed).number('value_per_share'));
    const { revenue_growth, ...without } = fixed;
    expect(revenue_growth).toHaveLength(5);
    expect(
      createBatch(model, { outputs, varying: [{ name: 'revenue_growth', period: 1 }], fixed: without }),
    ).toEqual({
      ok: false,
      problems: [{ input: 'revenue_growth', message: 'revenue_growth is missing' }],
    });
  });

  it('[MODEL-ENGINE-132] reports all that is wrong with a request together', () => {
    const created = createBatch(model, {
      outputs: [{ name: 'value' }, { name: 'revenue', period: 9 }, { name: 'revenue' }],
      varying: [
        { name: 'revenue' },
        { name: 'tax_rate', period: 6 },
        { name: 'tax_rate', period: 2 },
        { name: 'tax_rate' },
      ],
      fixed: { ...fixed, wacc: Number.NaN },
    });
    expect(created).toEqual({
      ok: false,
      problems: [
        { input: 'revenue', message: 'the model has no input revenue' },
        { input: 'tax_rate', message: 'tax_rate has no period 6' },
        { input: 'tax_rate', message: 'tax_rate varies twice' },
        { input: 'value', message: 'the model has nothing named value' },
        { input: 'revenue', message: 'revenue has periods 0 to 5, not 9' },
        { input: 'revenue', message: 'revenue has one figure per period: state the period' },
        { input: 'wacc', message: 'wacc takes a finite number, not NaN' },
      ],
    });
  });

  it('[MODEL-ENGINE-133] refuses columns that do not fit, and names the lane', () => {
    const varying = [{ name: 'wacc' }, { name: 'mid_year' }, { name: 'terminal_method' }];
    const batch = batchOf(model, { outputs, varying, fixed });
    const results = outputs.map(() => column(7, 7));
    const good = [column(0.08, 0.09), column(0, 1), column(0, 1)] as const;
    const run =
      (...columns: readonly Float64Array[]) =>
      () =>
        batch.run(columns, results);
    expect(run(good[0], good[1])).toThrow('the batch takes 3 columns, not 2');
    expect(run(good[0], good[1], column(1))).toThrow('all columns have the same length');
    expect(run(column(0.08, Infinity), good[1], good[2])).toThrow(
      'lane 1: wacc takes a finite number, not Infinity',
    );
    expect(run(good[0], column(0, 0.5), good[2])).toThrow('lane 1: mid_year is a flag, 0 or 1, not 0.5');
    expect(run(good[0], good[1], column(2, 0))).toThrow(
      'lane 0: terminal_method is one of perpetual_growth, exit_multiple, not 2',
    );
    expect(() => batch.run(good, results.slice(1))).toThrow('results are 3 arrays of 2 figures');
    expect(results.flatMap((result) => [...result])).toEqual(new Array(6).fill(7));
    const unread = batchOf(model, { outputs: [{ name: 'wacc' }], varying: [{ name: 'debt' }], fixed });
    expect(() => unread.run([column(1, Number.NaN)])).toThrow('lane 1: debt takes a finite number, not NaN');
    expect(run(...good)).not.toThrow();
    const long = Float64Array.from({ length: 1000 }, (_, lane) => (lane === 700 ? Number.NaN : 0.08));
    const one = batchOf(model, { outputs, varying: [{ name: 'wacc' }], fixed });
    expect(() => one.run([long])).toThrow('lane 700: wacc takes a finite number, not NaN');
    expect(() => one.failures([long], one.run([long.fill(0.08)]))).not.toThrow();
  });

  it('[MODEL-ENGINE-134] has no reasons where every lane has a figure', () => {
    const batch = batchOf(model, { outputs, varying: [{ name: 'wacc' }], fixed });
    const columns = [column(0.08, 0.09)];
    const { codes, reasons } = batch.failures(columns, batch.run(columns));
    expect(reasons).toEqual([]);
    expect(codes).toEqual(outputs.map(() => new Uint32Array(2)));
  });
});
