import fc from 'fast-check';
import { exponential } from '../arithmetic/exponential.js';
import { logarithm } from '../arithmetic/logarithm.js';
import { power } from '../arithmetic/power.js';

/** A formula as a tree, to be written in the language and computed by plain arithmetic beside it. */
export type Tree =
  | { readonly kind: 'literal'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string; readonly lag: number }
  | {
      readonly kind: 'total';
      readonly over: 'sum' | 'median';
      readonly name: string;
      readonly past: boolean;
    }
  | { readonly kind: 'minus'; readonly operand: Tree }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'call'; readonly name: string; readonly operands: readonly Tree[] }
  | { readonly kind: 'if'; readonly condition: Tree; readonly then: Tree; readonly otherwise: Tree };

const literal = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.double({ min: 0, max: 1e6, noNaN: true }),
  fc.constantFrom(1e308, 1e-308, 0.5),
);

/** Formulas over the given names; a name with lag must have a figure in the period before. */
export function treeOver(leaves: readonly Tree[]): fc.Arbitrary<Tree> {
  const leaf = fc.oneof(
    literal.map((value): Tree => ({ kind: 'literal', value: Math.abs(value) })),
    fc.constantFrom(...leaves),
  );
  const { tree } = fc.letrec<{ tree: Tree; condition: Tree }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.record({ kind: fc.constant('minus' as const), operand: tie('tree') }),
      fc.record({
        kind: fc.constant('binary' as const),
        operator: fc.constantFrom('+', '-', '*', '/', '^'),
        left: tie('tree'),
        right: tie('tree'),
      }),
      fc.record({
        kind: fc.constant('call' as const),
        name: fc.constantFrom('min', 'max', 'sum', 'average'),
        operands: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('call' as const),
        name: fc.constantFrom('abs', 'sqrt', 'exp', 'ln'),
        operands: fc.tuple(tie('tree')),
      }),
      fc.record({
        kind: fc.constant('call' as const),
        name: fc.constant('require'),
        operands: fc.tuple(tie('condition'), tie('tree')),
      }),
      fc.record({
        kind: fc.constant('if' as const),
        condition: tie('condition'),
        then: tie('tree'),
        otherwise: tie('tree'),
      }),
    ),
    condition: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({
        kind: fc.constant('binary' as const),
        operator: fc.constantFrom('=', '<>', '<', '<=', '>', '>='),
        left: tie('tree'),
        right: tie('tree'),
      }),
      fc.record({
        kind: fc.constant('call' as const),
        name: fc.constantFrom('and', 'or'),
        operands: fc.tuple(tie('condition'), tie('condition')),
      }),
      fc.record({
        kind: fc.constant('call' as const),
        name: fc.constant('not'),
        operands: fc.tuple(tie('condition')),
      }),
    ),
  }));
  return tree;
}

/** How tightly the outermost part of a formula binds in Excel. */
const bindingOf = (tree: Tree): number => {
  if (tree.kind === 'minus') return 5;
  if (tree.kind !== 'binary') return 6;
  return { '^': 4, '*': 3, '/': 3, '+': 2, '-': 2 }[tree.operator] ?? 1;
};

/** The formula with no more parentheses than Excel needs. */
export function write(tree: Tree): string {
  const enclosed = (part: Tree, least: number): string =>
    bindingOf(part) < least ? `(${write(part)})` : write(part);
  switch (tree.kind) {
    case 'literal':
      return String(tree.value);
    case 'name':
      return tree.lag === 0 ? tree.name : `${tree.name}[${tree.lag}]`;
    case 'total':
      return `${tree.over}(${tree.past ? `history(${tree.name})` : tree.name})`;
    case 'minus':
      return `-${enclosed(tree.operand, 5)}`;
    case 'binary': {
      const binding = bindingOf(tree);
      const left = enclosed(tree.left, binding === 1 ? 2 : binding);
      return `${left} ${tree.operator} ${enclosed(tree.right, binding + 1)}`;
    }
    case 'call':
      return `${tree.name}(${tree.operands.map(write).join(', ')})`;
    case 'if':
      return `if(${[tree.condition, tree.then, tree.otherwise].map(write).join(', ')})`;
  }
}

export interface Surroundings {
  /** NaN where there is no figure. */
  readonly figure: (name: string, lag: number) => number;
  /** All figures of the forecast or the past. */
  readonly figures: (name: string, past: boolean) => readonly number[];
}

/** The formula by plain arithmetic; NaN where Excel would give an error or the result is no double. */
export function compute(tree: Tree, surroundings: Surroundings): number {
  const value = computeUnbounded(tree, surroundings);
  // Adding 0 makes 0 of −0.
  return Number.isFinite(value) ? value + 0 : Number.NaN;
}

function computeUnbounded(tree: Tree, surroundings: Surroundings): number {
  const of = (part: Tree): number => compute(part, surroundings);
  switch (tree.kind) {
    case 'literal':
      return tree.value;
    case 'name':
      return surroundings.figure(tree.name, tree.lag);
    case 'total':
      return (tree.over === 'sum' ? sumOf : medianOf)(surroundings.figures(tree.name, tree.past));
    case 'minus':
      return -of(tree.operand);
    case 'binary':
      return computeBinary(tree.operator, of(tree.left), of(tree.right));
    case 'call':
      return computeCall(tree.name, tree.operands, of);
    case 'if': {
      const condition = of(tree.condition);
      return Number.isNaN(condition) ? condition : of(condition === 1 ? tree.then : tree.otherwise);
    }
  }
}

function computeBinary(operator: string, left: number, right: number): number {
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? Number.NaN : left / right;
    case '^':
      return left === 0 && right <= 0 ? Number.NaN : power(left, right);
    default: {
      const order = left === right ? 'equal' : left < right ? 'less' : 'greater';
      const holds = { '=': ['equal'], '<>': ['less', 'greater'], '<': ['less'], '<=': ['less', 'equal'] };
      const wanted: readonly string[] =
        operator in holds
          ? holds[operator as keyof typeof holds]
          : operator === '>'
            ? ['greater']
            : ['greater', 'equal'];
      return wanted.includes(order) ? 1 : 0;
    }
  }
}

function computeCall(name: string, operands: readonly Tree[], of: (part: Tree) => number): number {
  const [first = Number.NaN, ...rest] = name === 'and' || name === 'or' ? [] : operands.map(of);
  const fold = (combine: (a: number, b: number) => number): number =>
    rest.reduce((total, value) => {
      const next = Number.isNaN(total) || Number.isNaN(value) ? Number.NaN : combine(total, value);
      return Number.isFinite(next) ? next : Number.NaN;
    }, first);
  switch (name) {
    case 'min':
      return fold((a, b) => Math.min(a, b));
    case 'max':
      return fold((a, b) => Math.max(a, b));
    case 'sum':
      return fold((a, b) => a + b);
    case 'average':
      return fold((a, b) => a + b) / operands.length;
    case 'abs':
      return Math.abs(first);
    case 'sqrt':
      return first < 0 ? Number.NaN : Math.sqrt(first);
    case 'exp':
      return exponential(first);
    case 'ln':
      return first > 0 ? logarithm(first) : Number.NaN;
    case 'not':
      return 1 - first;
    case 'require':
      return first === 1 ? (rest[0] ?? Number.NaN) : Number.NaN;
    default: {
      const deciding = name === 'and' ? 0 : 1;
      for (const operand of operands) {
        const value = of(operand);
        if (Number.isNaN(value) || value === deciding) return value;
      }
      return 1 - deciding;
    }
  }
}

const sumOf = (figures: readonly number[]): number =>
  figures.reduce((sum, value) => (Number.isFinite(sum + value) ? sum + value : Number.NaN));

function medianOf(figures: readonly number[]): number {
  if (figures.some(Number.isNaN)) return Number.NaN;
  const sorted = figures.toSorted((a, b) => a - b);
  const [lower = 0, upper = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === upper ? lower : lower / 2 + upper / 2;
}

export interface RandomLine {
  readonly name: string;
  readonly tree: Tree;
  /** Of the historical periods; a line without one has `a` for its base period. */
  readonly past: Tree | undefined;
}

/**
 * A model of lines over the inputs a, b (figures), s (a series) and h (a historical one); each line may read those before
 * it and its own past.
 */
export interface RandomModel {
  readonly lines: readonly RandomLine[];
  readonly source: string;
}

export const randomPeriods = 3;
export const randomHistory = 2;

const figure = (name: string, lag = 0): Tree => ({ kind: 'name', name, lag });
const total = (name: string, past = false, over: 'sum' | 'median' = 'sum'): Tree => ({
  kind: 'total',
  over,
  name,
  past,
});

export const randomModel: fc.Arbitrary<RandomModel> = fc.integer({ min: 1, max: 5 }).chain((count) => {
  const lines = Array.from({ length: count }, (_, index) => {
    const name = nameOf(index);
    // Every other line has figures in all historical periods.
    const hasPast = index % 2 === 1;
    const earlier = Array.from({ length: index }, (_unused, other) => nameOf(other));
    const earlierWithPast = earlier.filter((_unused, other) => other % 2 === 1);
    const singles = ['a', 'b'].map((input) => figure(input));
    const leaves = [
      ...singles,
      figure('s'),
      figure(name, -1),
      ...earlier.flatMap((other) => [figure(other), figure(other, -1)]),
      ...['s', ...earlier].flatMap((series) => [total(series), total(series, false, 'median')]),
      ...['h', ...earlierWithPast, ...(hasPast ? [name] : [])].map((series) => total(series, true)),
    ];
    const leavesOfPast = [
      ...singles,
      figure(name, -1),
      ...['h', ...earlierWithPast].flatMap((series) => [
        figure(series),
        figure(series, -1),
        total(series, true),
        total(series, true, 'median'),
      ]),
      ...['s', ...earlier].map((series) => total(series)),
    ];
    return fc.record({
      name: fc.constant(name),
      tree: treeOver(leaves),
      past: hasPast ? treeOver(leavesOfPast) : fc.constant(undefined),
    });
  });
  return fc.tuple(...lines).map((written) => ({
    lines: written,
    source: [
      `timeline history ${randomHistory} years, forecast ${randomPeriods} years`,
      'input a: number',
      'input b: number',
      'input s[]: number',
      'input h[history]: number',
      ...written.map(
        ({ name, tree, past }) =>
          `line ${name} = ${write(tree)} ${past ? `history ${write(past)}` : 'from a'}`,
      ),
    ].join('\n'),
  }));
});

const nameOf = (index: number): string => `line_${index}`;

const inputFigure = fc
  .oneof(
    { weight: 3, arbitrary: fc.double({ min: -100, max: 100, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, -1, 1e308, -1e308, 5e-324) },
  )
  .map((value) => value + 0);

export const randomInputs = fc.record({
  a: inputFigure,
  b: inputFigure,
  s: fc.array(inputFigure, { minLength: randomPeriods, maxLength: randomPeriods }),
  h: fc.array(fc.option(inputFigure, { freq: 8 }), { minLength: randomHistory, maxLength: randomHistory }),
});
