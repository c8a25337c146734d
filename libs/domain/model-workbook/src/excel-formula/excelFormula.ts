import {
  functionTable,
  operation,
  periodRange,
  quarterInYear,
  quartersPerYear,
  yearOfQuarter,
  type Formula,
  type FormulaItem,
  type FormulaView,
  type Timeline,
} from '@finance-analyst/model-engine';
import { CannotBeWritten } from './CannotBeWritten.js';
import { isEmptyFigure } from './emptyFigures.js';
import { excelNumber } from './excelNumber.js';
import { excelText } from './excelText.js';
import type { FormulaCells, Span } from './FormulaCells.js';
import { fromTemplate, templateOf } from './fromTemplate.js';
import { isAlwaysComputable } from './isAlwaysComputable.js';
import { asNumber, bindings, call, deepest, enclosed, negative, operand, type Piece } from './Piece.js';

/** Excel's own limit ("Excel specifications and limits"). */
const deepestNesting = 64;

export interface FormulaScope {
  readonly view: FormulaView;
  readonly timeline: Timeline;
  /** The period of the cell is a year of a timeline in quarters. */
  readonly isYearly?: boolean;
  readonly cells: FormulaCells;
  /** The texts that the cell of a choice takes, in the order of its options. */
  readonly optionTexts: (item: number) => readonly string[];
  /** Whether the cell of an input is empty until a figure is entered; by default none is. */
  readonly isBlank?: (item: number, period: number) => boolean;
}

type Of<Kind extends Formula['kind']> = Formula & { readonly kind: Kind };

/** The formula of one cell, without the equals sign. Its result is a number: 1 or 0 for a condition. */
export const excelFormula = (formula: Formula, period: number, scope: FormulaScope): string =>
  checked(asNumber(pieceOf(formula, period, scope)));

/** The formula of a cell with the opposite sign of its figure. */
export const negatedFormula = (formula: Formula, period: number, scope: FormulaScope): string =>
  checked(negative(asNumber(pieceOf(formula, period, scope))));

/** The formula of a condition that is used in two IFs of one cell. */
export const excelCondition = (formula: Formula, period: number, scope: FormulaScope): string =>
  checked(pieceOf(formula, period, scope), 2);

function checked({ text, depth }: Piece, around = 0): string {
  const levels = depth + around;
  if (levels > deepestNesting)
    throw new CannotBeWritten(
      `A formula has ${levels} levels of functions, and Excel allows ${deepestNesting}: move a part of it to its own line.`,
    );
  return text;
}

function pieceOf(formula: Formula, period: number, scope: FormulaScope): Piece {
  switch (formula.kind) {
    case 'constant':
      return operand(excelNumber(formula.value));
    case 'clock':
      return operand(scope.cells.clock(formula.clock, period, scope.isYearly === true));
    case 'quarter':
      return pieceOf(formula.series, quarterOf(formula, period, scope), { ...scope, isYearly: false });
    case 'reference':
      return pieceOfReference(formula, period, scope);
    case 'apply':
      return pieceOfOperator(formula, period, scope);
    case 'call':
      return pieceOfCall(formula, period, scope);
    case 'list':
    case 'fold':
      // These are only ever the meaning of a call.
      throw new RangeError(`a ${formula.kind} without its call`);
  }
}

/** The year of a cell. */
const yearOf = (period: number, { isYearly }: FormulaScope): number =>
  isYearly === true ? period : yearOfQuarter(period);

const quarterOf = ({ quarter }: Of<'quarter'>, period: number, scope: FormulaScope): number =>
  quarterInYear(yearOf(period, scope), quarter);

/** Whether an item has every period of a span; a scalar has all. */
function hasPeriods(item: number, first: number, last: number, { view }: FormulaScope): boolean {
  const { shape, firstPeriod, lastPeriod } = view.items[item] as FormulaItem;
  return shape === 'scalar' || (firstPeriod <= first && last <= lastPeriod);
}

function pieceOfReference({ item, lag }: Of<'reference'>, period: number, scope: FormulaScope): Piece {
  const isYearly = scope.view.items[item]?.isYearly === true;
  const at = (isYearly ? yearOf(period, scope) : period) + lag;
  const isThere = hasPeriods(item, at, at, scope) && !isEmptyFigure(scope.view, item, at);
  if (!isThere) return operand('NA()');
  const cell = scope.cells.figure(item, at);
  // Excel takes an empty cell for zero.
  if (scope.isBlank?.(item, at) === true)
    return call(`IF(ISBLANK(${cell}),NA(),${cell})`, [call(`ISBLANK(${cell})`, [])]);
  return scope.cells.isNegated(item, at)
    ? { ...negative(operand(cell)), negates: operand(cell) }
    : operand(cell);
}

const operators: ReadonlyMap<number, readonly [sign: string, binding: number]> = new Map([
  [operation.add, ['+', bindings.sum]],
  [operation.subtract, ['-', bindings.sum]],
  [operation.multiply, ['*', bindings.product]],
  [operation.divide, ['/', bindings.product]],
  [operation.power, ['^', bindings.power]],
  [operation.equal, ['=', bindings.comparison]],
  [operation.notEqual, ['<>', bindings.comparison]],
  [operation.less, ['<', bindings.comparison]],
  [operation.lessOrEqual, ['<=', bindings.comparison]],
  [operation.greater, ['>', bindings.comparison]],
  [operation.greaterOrEqual, ['>=', bindings.comparison]],
]);

function pieceOfOperator(formula: Of<'apply'>, period: number, scope: FormulaScope): Piece {
  const [left, right] = formula.operands.map((part) => asNumber(pieceOf(part, period, scope))) as [
    Piece,
    Piece?,
  ];
  if (formula.operation === operation.negate) return negative(left);
  const operator = operators.get(formula.operation);
  if (!operator || !right) throw new RangeError(`operation ${formula.operation} is not an operator`);
  const [sign, binding] = operator;
  if (binding === bindings.sum && right.negates)
    return {
      text: `${enclosed(left, binding)}${sign === '+' ? '-' : '+'}${right.negates.text}`,
      binding,
      isLogical: false,
      depth: left.depth,
    };
  const isComparison = binding === bindings.comparison;
  const rightText = choiceOption(formula, scope) ?? enclosed(right, binding + 1);
  return {
    text: `${enclosed(left, isComparison ? binding + 1 : binding)}${sign}${rightText}`,
    binding,
    isLogical: isComparison,
    depth: deepest([left, right]),
  };
}

/** The text that a choice is compared with, which the model has as the position of the option. */
function choiceOption({ operands }: Of<'apply'>, { optionTexts }: FormulaScope): string | undefined {
  const [left, right] = operands;
  if (left?.kind !== 'reference' || right?.kind !== 'constant') return undefined;
  const option = optionTexts(left.item)[right.value];
  return option === undefined ? undefined : excelText(option);
}

function pieceOfCall(formula: Of<'call'>, period: number, scope: FormulaScope): Piece {
  const { name, meaning } = formula;
  if (meaning.kind === 'fold') return pieceOfFold(formula, meaning, period, scope);
  // The first or last of the quarters of a year.
  if (meaning.kind === 'quarter') return pieceOf(meaning, period, scope);
  if (name === 'and' || name === 'or') return pieceOfJunction(formula, period, scope);
  if (name === 'if') {
    const branch = branchOf(formula, period, scope);
    if (branch) return pieceOf(branch, period, scope);
  }
  const pieces = piecesOf(formula, period, scope);
  const conditions = functionTable.get(name)?.unit === 'condition' ? 1 : 0;
  const results = pieces.slice(conditions);
  const isLogical = name === 'not' || (name === 'if' && results.every((piece) => piece.isLogical));
  const parts =
    name === 'not' || isLogical ? pieces : [...pieces.slice(0, conditions), ...results.map(asNumber)];
  return fromTemplate(name, 'excel', { argumentAt: (at) => parts[at], all: parts }, isLogical);
}

/** The arguments of a call: the four quarters of a series as one range, where Excel takes one. */
function piecesOf({ name, operands }: Of<'call'>, period: number, scope: FormulaScope): readonly Piece[] {
  const isOneList = templateOf(name, 'excel').includes('{parts}');
  const takesRange = !isOneList || operands.length === quartersPerYear + 1;
  return operands.flatMap((part, at) => {
    const range = takesRange ? rangeOfQuarters(part, period, scope) : undefined;
    if (range === undefined) return [pieceOf(part, period, scope)];
    return part.kind === 'quarter' && part.quarter === 1 && operands[at + 1]?.kind === 'quarter'
      ? [operand(range)]
      : [];
  });
}

/** The cells of the quarters of a year, if a part is one of them and its series lies in cells. */
function rangeOfQuarters(part: Formula, period: number, scope: FormulaScope): string | undefined {
  if (part.kind !== 'quarter' || part.series.kind !== 'reference') return undefined;
  const { item, lag } = part.series;
  const first = quarterInYear(yearOf(period, scope), 1) + lag;
  const last = first + quartersPerYear - 1;
  return hasPeriods(item, first, last, scope) ? scope.cells.figures(item, first, last) : undefined;
}

/** The branch of an `if` that the timeline alone decides; the other may read periods that do not exist. */
function branchOf(
  formula: Of<'call'>,
  period: number,
  { view, isYearly }: FormulaScope,
): Formula | undefined {
  const [condition, then, otherwise] = formula.operands;
  const decided = condition && view.constantAt(condition, period, isYearly);
  return decided === undefined ? undefined : decided === 0 ? otherwise : then;
}

/** Excel computes every argument of AND and OR; where a later one may fail, IF leaves out what is not needed. */
function pieceOfJunction(formula: Of<'call'>, period: number, scope: FormulaScope): Piece {
  const decided = scope.view.constantAt(formula, period, scope.isYearly);
  if (decided !== undefined) return { ...operand(decided === 0 ? 'FALSE' : 'TRUE'), isLogical: true };
  const { name, operands } = formula;
  const parts = operands.map((part) => pieceOf(part, period, scope));
  const [first] = parts;
  if (first && parts.length === 1) return first;
  if (operands.slice(1).every((part) => isAlwaysComputable(part, scope.view.items)))
    return fromTemplate(name, 'excel', { argumentAt: (at) => parts[at], all: parts }, true);
  return parts.reduceRight((rest, part) =>
    call(
      name === 'and'
        ? `IF(${part.text},${asLogical(rest)},FALSE)`
        : `IF(${part.text},TRUE,${asLogical(rest)})`,
      [part, rest],
      true,
    ),
  );
}

const asLogical = (piece: Piece): string =>
  piece.isLogical ? piece.text : `${enclosed(piece, bindings.sum)}<>0`;

function pieceOfFold(
  { name, operands }: Of<'call'>,
  fold: Of<'fold'>,
  period: number,
  scope: FormulaScope,
): Piece {
  const { isYearly = scope.isYearly ?? false } = fold;
  const span: Span = { ...periodRange(scope.timeline, isYearly, fold.range), isYearly };
  const within = { ...scope, isYearly };
  const here = isYearly ? yearOf(period, scope) : period;
  const template = templateOf(name, 'excelFold');
  if (template === '{first}') return asNumber(pieceOf(fold.series, span.first, within));
  if (template === '{last}') return asNumber(pieceOf(fold.series, span.last, within));
  return fromTemplate(name, 'excelFold', {
    argumentAt: (at) => operands[at] && asNumber(pieceOf(operands[at], period, scope)),
    all: [],
    range: () => cellsOf(fold.series, span, span.last, scope),
    range2: () => cellsOf(fold.by ?? fold.series, span, span.last, scope),
    toHere: () => cellsOf(fold.series, span, here, scope),
  });
}

/** The cells of a series from the first period of a span to `last`. */
function cellsOf(series: Formula, span: Span, last: number, scope: FormulaScope): string {
  const { cells, view } = scope;
  const { first, isYearly = false } = span;
  if (series.kind === 'clock') return cells.clocks(series.clock, { first, last, isYearly });
  if (
    series.kind === 'reference' &&
    view.items[series.item]?.isYearly === isYearly &&
    hasPeriods(series.item, first + series.lag, last + series.lag, scope)
  )
    return cells.figures(series.item, first + series.lag, last + series.lag);
  return cells.working(series, span, first, last);
}
