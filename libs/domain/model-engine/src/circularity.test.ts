import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileModel } from './compileModel.js';
import { derivationTree } from './evaluation/derivationTree.js';
import type { Evaluator } from './evaluation/evaluator.js';
import type { InputValues } from './evaluation/inputValues.js';
import { solveInput } from './evaluation/solveInput.js';
import { createBatch } from './many/createBatch.js';
import { compiled, errorsOf, evaluated } from './testing/compiled.js';
import { compute, treeOver, write, type Tree } from './testing/randomModel.js';

const statements = [
  'input opening_debt: amount = 1000',
  'input rate: rate = 6%',
  'input tax_rate: rate = 25%',
  'input cash_flow[]: amount = 120',
  'line interest = rate * (debt[-1] + debt) / 2',
  'line debt: amount = debt[-1] - cash_flow + interest * (1 - tax_rate) from opening_debt',
  'value total_interest = sum(interest)',
  'check indebted warning when debt > 1100 "{debt} of debt"',
  'iterate interest tolerance 1e-13 at most 100 rounds "Interest on average debt"',
];
const averageDebt = statements.join('\n');

/** Debt after one year by hand: solved for the closing debt, which is on both sides. */
const closingDebt = (opening: number, rate: number, taxRate: number, cashFlow: number): number => {
  const half = (rate * (1 - taxRate)) / 2;
  return (opening * (1 + half) - cashFlow) / (1 - half);
};

const bitsOf = (evaluator: Evaluator): readonly (readonly [string, readonly number[]])[] =>
  evaluator.model.lines.map(({ name, firstPeriod, lastPeriod }) => [
    name,
    Array.from({ length: lastPeriod - firstPeriod + 1 }, (_, index) =>
      evaluator.number(name, firstPeriod + index),
    ),
  ]);

const reasonOf = (evaluator: Evaluator, name: string, period?: number): string => {
  const figure = evaluator.read(name, period);
  return figure.ok ? String(figure.value) : figure.reason;
};

describe('iteration', () => {
  it('[MODEL-ENGINE-200] gives interest on average debt as solved by hand', () => {
    const evaluator = evaluated(averageDebt, { rate: 0.08, tax_rate: 0.3 });
    let debt = 1000;
    for (let period = 1; period <= 5; period += 1) {
      const closing = closingDebt(debt, 0.08, 0.3, 120);
      expect(evaluator.number('debt', period)).toBeCloseTo(closing, 9);
      expect(evaluator.number('interest', period)).toBeCloseTo((0.08 * (debt + closing)) / 2, 9);
      debt = closing;
    }
  });

  it('[MODEL-ENGINE-200] solves random linear contractions', () => {
    const coefficient = fc.double({ min: -1, max: 1, noNaN: true });
    const system = fc.integer({ min: 1, max: 6 }).chain((size) =>
      fc.record({
        matrix: fc.array(fc.array(coefficient, { minLength: size, maxLength: size }), {
          minLength: size,
          maxLength: size,
        }),
        constants: fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), {
          minLength: size,
          maxLength: size,
        }),
        named: fc.subarray([...Array(size).keys()], { minLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(system, ({ matrix, constants, named }) => {
        // Figures that are not named read only named ones and those before them, and each row sums to 0.9 at most.
        const contraction = matrix.map((row, at) => {
          const allowed = row.map((entry, other) =>
            named.includes(other) || (!named.includes(at) && other < at) ? entry : 0,
          );
          const scale =
            Math.max(
              1,
              allowed.reduce((total, entry) => total + Math.abs(entry), 0),
            ) / 0.9;
          return allowed.map((entry) => entry / scale);
        });
        const source = [
          ...contraction.map((row, at) => {
            const terms = row.flatMap((entry, other) =>
              named.includes(other) || (!named.includes(at) && other < at) ? [`(${entry}) * x${other}`] : [],
            );
            return `value x${at} = ${[`(${constants[at]})`, ...terms].join(' + ')}`;
          }),
          `iterate ${named.map((at) => `x${at}`).join(', ')} tolerance 1e-13 at most 1000 rounds`,
        ].join('\n');
        const evaluator = evaluated(source);
        const solution = solveLinear(contraction, constants);
        solution.forEach((value, at) => {
          expect(Math.abs(evaluator.number(`x${at}`) - value)).toBeLessThan(1e-8);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('[MODEL-ENGINE-200] stops once no figure moves by the tolerance or more', () => {
    const halving = (tolerance: string): number =>
      evaluated(`value x = 1 + x / 2\niterate x tolerance ${tolerance} at most 100 rounds`).number('x');
    // 1, 1.5, 1.75, 1.875, 1.9375, …: 1.75 moves by 0.25, less than a tenth of 1 + 1.75.
    expect(halving('0.1')).toBe(1.75);
    expect(halving('0.05')).toBe(1.875);
    expect(halving('0.04')).toBe(1.9375);
  });

  it('[MODEL-ENGINE-201] computes all figures of a round from the named ones of the round before', () => {
    fc.assert(
      fc.property(denseModel, inputs, ({ trees, source }, given) => {
        const evaluator = evaluated(source, given);
        const expected = iterateByHand(trees, given);
        trees.forEach((_, at) => {
          expect(evaluator.number(`x${at}`)).toBe(expected[at]);
        });
      }),
      { numRuns: 400 },
    );
  });
});

describe('the iterate statement', () => {
  const circle = 'value a = b / 2 + 1\nvalue b = a\nvalue c = 1\n';

  it.each([
    ['iterate z tolerance 1e-9 at most 100 rounds', 'unknown-name', 'nothing is named z'],
    ['iterate a, a tolerance 1e-9 at most 100 rounds', 'duplicate-name', 'a is iterated twice'],
    [
      'iterate a, c tolerance 1e-9 at most 100 rounds',
      'no-circular-reference',
      'c is in no circular reference: drop it from iterate',
    ],
    ['iterate a tolerance 0 at most 100 rounds', 'invalid-iteration', 'a tolerance is above 0 and below 1'],
    ['iterate a tolerance 1 at most 100 rounds', 'invalid-iteration', 'a tolerance is above 0 and below 1'],
    [
      'iterate a tolerance 1e-9 at most 1001 rounds',
      'invalid-iteration',
      'the number of rounds is 2 to 1000',
    ],
    ['iterate a tolerance 1e-9 at most 2.5 rounds', 'invalid-iteration', 'the number of rounds is 2 to 1000'],
    ['iterate a at most 9 rounds', 'syntax', 'expected tolerance, as in tolerance 1e-9, but found at'],
    [
      'iterate a tolerance 1e-9',
      'syntax',
      'expected at most and a number of rounds, as in at most 100 rounds, but the text ends',
    ],
    ['iterate a tolerance 1e-9 at most 9', 'syntax', 'expected rounds, but the text ends'],
    ['iterate', 'syntax', 'expected the name of a figure, but the text ends'],
  ])('[MODEL-ENGINE-202] refuses %s', (statement, code, message) => {
    const errors = errorsOf(circle + statement);
    const error = errors.find((one) => one.code === code);
    expect(error?.message).toContain(message);
    expect(error?.line).toBe(4);
  });

  it('[MODEL-ENGINE-202] refuses one circle of two statements', () => {
    const iterate = (name: string): string => `iterate ${name} tolerance 1e-9 at most 100 rounds`;
    expect(errorsOf(`${circle}${iterate('a')}\n${iterate('b')}`)).toMatchObject([
      { code: 'invalid-iteration', line: 5, column: 1 },
    ]);
  });

  it('[MODEL-ENGINE-202] leaves a circle that it does not name an error, which offers it', () => {
    const others = 'value p = q\nvalue q = p\n';
    expect(errorsOf(`${circle}${others}iterate a tolerance 1e-9 at most 100 rounds`)).toMatchObject([
      {
        code: 'circular-reference',
        line: 4,
        cycle: ['p', 'q', 'p'],
        message:
          'circular reference: p needs q needs p; if intended, add: iterate p tolerance 1e-9 at most 100 rounds',
      },
    ]);
  });

  it('[MODEL-ENGINE-202] must break every circle of figures that depend on one another', () => {
    const source = 'value a = a / 2 + b\nvalue b = c / 2 + a / 9\nvalue c = b\n';
    expect(errorsOf(`${source}iterate a tolerance 1e-9 at most 100 rounds`)).toMatchObject([
      { code: 'circular-reference', cycle: ['b', 'c', 'b'] },
    ]);
    expect(compileModel(`${source}iterate a, b tolerance 1e-9 at most 100 rounds`).ok).toBe(true);
  });

  it('[MODEL-ENGINE-202] may be anywhere after the timeline, with or without text', () => {
    expect(compileModel(`iterate a tolerance 1e-9 at most 2 rounds "Both"\n${circle}`).ok).toBe(true);
    expect(errorsOf(`iterate a tolerance 1e-9 at most 2 rounds\ntimeline 2 years\n${circle}`)).toMatchObject([
      { code: 'misplaced-statement' },
    ]);
  });
});

describe('a circle without figures', () => {
  it('[MODEL-ENGINE-203] has no figure that does not converge, with the reason', () => {
    const evaluator = evaluated(
      `value a = 1 - 2 * b "Rate"\nvalue b = a\nvalue c = a + 1\niterate a tolerance 1e-9 at most 30 rounds "Rate and price"`,
    );
    expect(reasonOf(evaluator, 'a')).toBe('Rate and price did not converge within 30 rounds');
    expect(reasonOf(evaluator, 'b')).toBe('Rate and price did not converge within 30 rounds');
    expect(evaluator.read('c')).toEqual({
      ok: false,
      reason: 'Depends on rate, which cannot be computed: rate and price did not converge within 30 rounds',
      cause: { name: 'a' },
    });
  });

  it('[MODEL-ENGINE-203] is named by its figures where it has no text', () => {
    const evaluator = evaluated(
      'value a = 1 - b "Rate"\nvalue b = a "Price"\niterate a, b tolerance 1e-9 at most 9 rounds',
    );
    expect(reasonOf(evaluator, 'b')).toBe('Rate, price did not converge within 9 rounds');
  });

  it('[MODEL-ENGINE-203] says so too when its figures grow beyond all numbers', () => {
    const evaluator = evaluated('value a = 9 - a ^ 3\niterate a tolerance 1e-9 at most 1000 rounds');
    expect(reasonOf(evaluator, 'a')).toBe('A did not converge within 1000 rounds');
  });

  it('[MODEL-ENGINE-203] says which of its figures cannot be computed', () => {
    const evaluator = evaluated(
      'input f: number\nvalue a = f / b\nvalue b = a - 1\niterate a tolerance 1e-9 at most 9 rounds',
      { f: 0 },
    );
    expect(reasonOf(evaluator, 'a')).toBe('0');
    const divided = evaluated(
      'value a = 1 / b\nvalue b = a * 2\niterate a tolerance 1e-9 at most 9 rounds "Both"',
    );
    expect(reasonOf(divided, 'b')).toBe(
      'Both did not converge within 9 rounds: division by zero in a: b is 0',
    );
  });

  it('[MODEL-ENGINE-203] names what it depends on where that has no figure', () => {
    const evaluator = evaluated(
      'input f: number\nvalue share = 1 / f "Share"\nvalue a = 1 + share * b\nvalue b = a / 2\niterate b tolerance 1e-9 at most 99 rounds',
      { f: 0 },
    );
    const reason = 'Depends on share, which cannot be computed: division by zero: f is 0';
    expect(evaluator.read('a')).toEqual({ ok: false, reason, cause: { name: 'share' } });
    expect(evaluator.read('b')).toEqual({ ok: false, reason, cause: { name: 'share' } });
    evaluator.set('f', 2);
    expect(reasonOf(evaluator, 'a')).toMatch(/^1\.33333333/);
  });

  it('[MODEL-ENGINE-204] may lack a figure that the named ones do not need', () => {
    const evaluator = evaluated(
      'input fixed: flag\nvalue cover = 10 / interest\nvalue rate = if(fixed = 1, 0, 1 / cover)\nvalue interest = rate * 5\niterate interest tolerance 1e-9 at most 99 rounds',
      { fixed: 1 },
    );
    expect(evaluator.number('rate')).toBe(0);
    expect(evaluator.number('interest')).toBe(0);
    expect(reasonOf(evaluator, 'cover')).toBe('Division by zero in cover: interest is 0');
    evaluator.set('fixed', 0);
    expect(reasonOf(evaluator, 'rate')).toBe(
      'Interest did not converge within 99 rounds: division by zero in cover: interest is 0',
    );
  });

  it('[MODEL-ENGINE-204] gives such a figure the reason of the round in which it failed', () => {
    const evaluator = evaluated(
      'input fixed: flag\nvalue root = sqrt(x - 1)\nvalue x: number = 0.95 + 0.1 * x + if(fixed = 1, 0, root)\niterate x tolerance 0.1 at most 9 rounds',
      { fixed: 1 },
    );
    // Rounds of 0, 0.95 and 1.045: the last root was that of 0.95 − 1.
    expect(evaluator.number('x')).toBe(0.95 + 0.1 * 0.95);
    expect(reasonOf(evaluator, 'root')).toBe('The square root of a negative number in root');
  });
});

describe('the figures of a circle', () => {
  it('[MODEL-ENGINE-205] do not depend on the order of statements', () => {
    const expected = new Map(bitsOf(evaluated(averageDebt)));
    fc.assert(
      fc.property(shuffled(statements), (order) => {
        for (const [name, figures] of bitsOf(evaluated(order.join('\n'))))
          expect(figures).toEqual(expected.get(name));
      }),
      { numRuns: 50 },
    );
  });

  it('[MODEL-ENGINE-205] are after edits those of a fresh evaluation, also in forks', () => {
    const evaluator = evaluated(averageDebt);
    const original = bitsOf(evaluator);
    const fork = evaluator.fork();
    fork.set('rate', 0.3);
    fork.set('cash_flow', -50, 3);
    fork.set('opening_debt', 10);
    expect(bitsOf(fork)).toEqual(bitsOf(evaluated(averageDebt, fork.inputs())));
    expect(bitsOf(evaluator)).toEqual(original);
    fork.set('rate', 50);
    expect(reasonOf(fork, 'debt', 1)).toMatch(/^Interest on average debt did not converge/);
    fork.set('rate', 0.06);
    fork.set('cash_flow', 120);
    fork.set('opening_debt', 1000);
    expect(bitsOf(fork)).toEqual(original);
  });

  it('[MODEL-ENGINE-206] say in explanations that they lead back to themselves, and trees end there', () => {
    const evaluator = evaluated(averageDebt);
    const { formula, circle, operands } = evaluator.explain('interest', 2);
    expect({ formula, circle }).toEqual({
      formula: 'rate * (debt[-1] + debt) / 2',
      circle: 'Interest on average debt',
    });
    expect(operands.map(({ ref, circle: of }) => [ref.name, ref.period, of])).toEqual([
      ['rate', undefined, undefined],
      ['debt', 1, 'Interest on average debt'],
      ['debt', 2, 'Interest on average debt'],
    ]);
    expect(evaluator.explain('opening_debt')).not.toHaveProperty('circle');
    const { nodes, omitted } = derivationTree(evaluator, 'interest', 2);
    expect(omitted).toEqual([]);
    expect(nodes.map(({ ref }) => `${ref.name} ${ref.period ?? ''}`).sort()).toEqual(
      [
        'interest 1',
        'interest 2',
        'debt 0',
        'debt 1',
        'debt 2',
        'cash_flow 1',
        'cash_flow 2',
        'rate ',
        'tax_rate ',
        'opening_debt ',
      ].sort(),
    );
  });

  it('[MODEL-ENGINE-207] are solved for and checked like others', () => {
    const evaluator = evaluated(averageDebt);
    const target = { name: 'debt', period: 1 };
    const solution = solveInput(evaluator, { input: 'rate', target, value: 950, low: 0, high: 1 });
    expect(solution.ok).toBe(true);
    if (!solution.ok) return;
    expect(closingDebt(1000, solution.input, 0.25, 120)).toBeCloseTo(950, 6);
    expect(evaluator.checks()).toMatchObject([{ passed: true }]);
    evaluator.set('rate', 0.9);
    expect(evaluator.checks()).toMatchObject([
      { passed: false, message: expect.stringContaining('of debt') },
    ]);
    evaluator.set('rate', 9);
    expect(evaluator.checks()).toMatchObject([
      { couldNotRun: true, message: expect.stringContaining('did not converge within 100 rounds') },
    ]);
  });
});

describe('a batch of a model with circles', () => {
  it.each([1, 3, 256])(
    '[MODEL-ENGINE-208] has the figures and reasons of an evaluator, blocks of %i',
    (blockLength) => {
      const model = compiled(`${averageDebt}\nvalue coverage = 100 / total_interest`);
      const outputs = [{ name: 'debt', period: 5 }, { name: 'interest', period: 1 }, { name: 'coverage' }];
      const rates = Float64Array.from([0, 0.01, 0.3, 1.5, 5, -0.2, 1e300, 0.06]);
      const flows = Float64Array.from([0, 50, -300, 12, 1, 1e308, 4, 120]);
      const created = createBatch(
        model,
        { outputs, varying: [{ name: 'rate' }, { name: 'cash_flow', period: 2 }], fixed: {} },
        { blockLength },
      );
      if (!created.ok) throw new Error('the batch has problems');
      const columns = [rates, flows];
      const results = created.batch.run(columns);
      const { codes, reasons } = created.batch.failures(columns, results);
      rates.forEach((rate, lane) => {
        const evaluator = evaluated(model.source, { rate });
        evaluator.set('cash_flow', flows[lane] as number, 2);
        outputs.forEach(({ name, period }, output) => {
          expect(results[output]?.[lane]).toBe(evaluator.number(name, period));
          const code = codes[output]?.[lane] ?? 0;
          const figure = evaluator.read(name, period);
          expect(code === 0 ? undefined : reasons[code - 1]).toEqual(figure.ok ? undefined : figure);
        });
      });
      expect(reasons.length).toBeGreaterThan(1);
    },
  );

  it('[MODEL-ENGINE-208] computes a circle that no varying input reaches once', () => {
    const model = compiled(
      `${averageDebt}\ninput shares: shares\nvalue per: per_share = total_interest / shares`,
    );
    const created = createBatch(model, {
      outputs: [{ name: 'per' }],
      varying: [{ name: 'shares' }],
      fixed: {},
    });
    if (!created.ok) throw new Error('the batch has problems');
    const [results] = created.batch.run([Float64Array.from([1, 7])]);
    const total = evaluated(averageDebt).number('total_interest');
    expect([...(results ?? [])]).toEqual([total, total / 7]);
  });
});

describe('random models with circles', () => {
  it('[MODEL-ENGINE-209] compile, evaluate, edit and run in batches with the same bits in any order of statements', () => {
    let circular = 0;
    let computed = 0;
    let failing = 0;
    fc.assert(
      fc.property(sparseModel, inputs, inputs, fc.integer(), (lines, first, second, seed) => {
        const source = sourceOfCircles(lines);
        if (source === undefined) return;
        circular += 1;
        const evaluator = evaluated(source, first);
        const bits = new Map(bitsOf(evaluator));
        const reordered = source.split('\n').toSorted((a, b) => hash(a, seed) - hash(b, seed));
        for (const [name, figures] of bitsOf(evaluated(reordered.join('\n'), first)))
          expect(figures).toEqual(bits.get(name));
        const batch = createBatch(evaluator.model, {
          outputs: lines.flatMap((_, at) => [1, 2].map((period) => ({ name: `x${at}`, period }))),
          varying: [{ name: 'a' }, { name: 's', period: 2 }],
          fixed: { b: first.b, s: [first.s[0] as number, 0] },
        });
        if (!batch.ok) throw new Error(batch.problems.map(({ message }) => message).join());
        const results = batch.batch.run([
          Float64Array.from([first.a, second.a]),
          Float64Array.from([first.s[1] as number, second.s[1] as number]),
        ]);
        const other = evaluated(source, {
          a: second.a,
          b: first.b,
          s: [first.s[0] as number, second.s[1] as number],
        });
        lines.forEach((_, at) => {
          for (const period of [1, 2]) {
            const result = results[at * 2 + period - 1];
            expect(result?.[0]).toBe(evaluator.number(`x${at}`, period));
            expect(result?.[1]).toBe(other.number(`x${at}`, period));
            const figure = evaluator.read(`x${at}`, period);
            if (figure.ok) computed += 1;
            else {
              failing += 1;
              expect(figure.reason).not.toBe('');
            }
            expect(derivationTree(evaluator, `x${at}`, period).omitted).toEqual([]);
          }
        });
        evaluator.set('a', second.a);
        evaluator.set('b', second.b);
        evaluator.set('s', second.s[0] as number, 1);
        evaluator.set('s', second.s[1] as number, 2);
        expect(bitsOf(evaluator)).toEqual(bitsOf(evaluated(source, second)));
      }),
      { numRuns: 400 },
    );
    expect(circular).toBeGreaterThan(100);
    expect(computed).toBeGreaterThan(500);
    expect(failing).toBeGreaterThan(500);
  });
});

const tolerance = 1e-6;
const rounds = 40;
const iterateNames = (names: readonly string[]): string =>
  `iterate ${names.join(', ')} tolerance ${tolerance} at most ${rounds} rounds`;

const inputFigure = fc
  .oneof(fc.double({ min: -10, max: 10, noNaN: true }), fc.constantFrom(0, 1, -1, 0.5))
  .map((value) => value + 0);
const inputs = fc.record({
  a: inputFigure,
  b: inputFigure,
  s: fc.array(inputFigure, { minLength: 2, maxLength: 2 }),
});
type Inputs = InputValues & { readonly a: number; readonly b: number; readonly s: readonly number[] };

const figure = (name: string, lag = 0): Tree => ({ kind: 'name', name, lag });
const declarations = ['timeline 2 years', 'input a: number', 'input b: number', 'input s[]: number'];

/** A tree that is small beside its figures, so that many circles converge. */
const damped = (tree: Tree): Tree => ({
  kind: 'binary',
  operator: '/',
  left: tree,
  right: { kind: 'literal', value: 8 },
});

/** A tree that reads every figure, though nothing comes of it. */
const dense = (tree: Tree, names: readonly string[]): Tree => ({
  kind: 'binary',
  operator: '+',
  left: tree,
  right: {
    kind: 'binary',
    operator: '*',
    left: { kind: 'literal', value: 0 },
    right: { kind: 'call', name: 'sum', operands: [figure('a'), ...names.map((name) => figure(name))] },
  },
});

/** Single figures that all read one another. */
const denseModel = fc.integer({ min: 1, max: 4 }).chain((count) => {
  const names = Array.from({ length: count }, (_, at) => `x${at}`);
  const leaves = ['a', 'b', ...names].map((name) => figure(name));
  return fc.array(treeOver(leaves), { minLength: count, maxLength: count }).map((written) => {
    const trees = written.map((tree) => dense(damped(tree), names));
    const lines = trees.map((tree, at) => `value x${at} = ${write(tree)}`);
    return { trees, source: [...declarations, ...lines, iterateNames(names)].join('\n') };
  });
});

function iterateByHand(trees: readonly Tree[], given: Inputs): readonly number[] {
  const missing = trees.map(() => Number.NaN);
  let previous = trees.map(() => 0);
  for (let round = 1; round <= rounds; round += 1) {
    const known = previous;
    const read = (name: string): number =>
      name === 'a' || name === 'b' ? given[name] : (known[Number(name.slice(1))] ?? Number.NaN);
    const next = trees.map((tree) => compute(tree, { figure: read, figures: () => [] }));
    if (next.some(Number.isNaN)) return missing;
    if (next.every((value, at) => Math.abs(value - (known[at] ?? 0)) < tolerance * (1 + Math.abs(value))))
      return next;
    previous = next;
  }
  return missing;
}

/** Lines of two periods that may read all others, and their own past. */
const sparseModel = fc.integer({ min: 2, max: 5 }).chain((count) => {
  const names = Array.from({ length: count }, (_, at) => `x${at}`);
  const leaves = [
    ...['a', 'b', 's', ...names, ...names].map((name) => figure(name)),
    ...names.map((name) => figure(name, -1)),
  ];
  return fc.array(treeOver(leaves).map(damped), { minLength: count, maxLength: count });
});

/** The model with all circles declared by as many names as the compiler accepts; undefined when it has none. */
function sourceOfCircles(lines: readonly Tree[]): string | undefined {
  const text = [...declarations, ...lines.map((tree, at) => `line x${at} = ${write(tree)} from a`)];
  const names = lines.map((_, at) => `x${at}`);
  const compilation = compileModel([...text, iterateNames(names)].join('\n'));
  if (compilation.ok) return compilation.model.source;
  const needless = compilation.errors.map(({ code, message }) => {
    expect(code).toBe('no-circular-reference');
    return message.split(' ')[0];
  });
  const named = names.filter((name) => !needless.includes(name));
  return named.length === 0 ? undefined : [...text, iterateNames(named)].join('\n');
}

const hash = (text: string, seed: number): number => {
  // The timeline stays first.
  if (text.startsWith('timeline')) return Number.NEGATIVE_INFINITY;
  return [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) | 0, seed);
};

const shuffled = <T>(values: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length });

/** x = constants + matrix · x by elimination with pivots. */
function solveLinear(
  matrix: readonly (readonly number[])[],
  constants: readonly number[],
): readonly number[] {
  const size = constants.length;
  const rows = matrix.map((row, at) => [
    ...row.map((entry, other) => (at === other ? 1 : 0) - entry),
    constants[at] as number,
  ]);
  for (let column = 0; column < size; column += 1) {
    const best = rows
      .slice(column)
      .reduce(
        (most, row, index) =>
          Math.abs(row[column] as number) > Math.abs(rows[most]?.[column] as number) ? column + index : most,
        column,
      );
    [rows[column], rows[best]] = [rows[best] as number[], rows[column] as number[]];
    const pivot = rows[column] as number[];
    rows.forEach((row, at) => {
      if (at === column) return;
      const factor = (row[column] as number) / (pivot[column] as number);
      for (let entry = column; entry <= size; entry += 1)
        row[entry] = (row[entry] as number) - factor * (pivot[entry] as number);
    });
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
}
