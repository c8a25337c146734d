import { listOperation, type ListOperation } from '../program/listOperation.js';
import { operation, type Operation } from '../program/operation.js';
import type { Fold } from './formula.js';

/**
 * How the unit of a call follows from its arguments: `alike` all agree and so does the result; `first` the result has the
 * unit of the first and the others are plain numbers; `plain` numbers in, number out; `root`, `power` their algebra;
 * `flags` flags in, flag out; `condition` a flag, then two that agree; `date` a date, then a plain number; `payment` plain
 * numbers, then what is repaid; `share` all but the last agree and so does the result, the last is a plain number; `literal`
 * a day written in numbers.
 */
export type UnitRule =
  | 'alike'
  | 'first'
  | 'plain'
  | 'root'
  | 'power'
  | 'flags'
  | 'condition'
  | 'date'
  | 'payment'
  | 'share'
  | 'literal';

/** A function of the language: what it takes, what it means, and its counterpart in Excel. */
export interface FunctionDefinition {
  readonly name: string;
  readonly parameters: string;
  readonly description: string;
  readonly minimumArguments: number;
  readonly maximumArguments: number;
  /** Period by period. With more than two arguments of a two-sided operation, from left to right. */
  readonly each?: Operation;
  /** Period by period, of all arguments at once. */
  readonly list?: ListOperation;
  /** Over the periods of a single series. */
  readonly fold?: Fold;
  /** Takes days of the calendar: it chooses among figures rather than adding or scaling them. */
  readonly dates?: true;
  readonly unit: UnitRule;
  /**
   * The Excel formula of a call: {1}, {2} … stand for the arguments of the cell's own period, {*} for all of them with
   * commas, {range} for the cells of the series over the periods of the call, {range2} for those of a second, {toHere} for
   * those up to the cell's own period, {parts} for all arguments but the last as one list, {share} for the last.
   */
  readonly excel: string;
  /** The Excel formula over the periods, where `excel` is the one period by period. */
  readonly excelFold?: string;
}

const many = 50;

const define = (
  name: string,
  parameters: string,
  [minimumArguments, maximumArguments]: readonly [number, number],
  meaning: Pick<FunctionDefinition, 'each' | 'list' | 'fold' | 'dates'>,
  unit: UnitRule,
  excel: string,
  description: string,
): FunctionDefinition => {
  const excelFold =
    meaning.fold && (meaning.each ?? meaning.list) !== undefined
      ? { excelFold: excel.replace(/\{\*\}|\{parts\}/, '{range}').replace('{share}', '{2}') }
      : {};
  return {
    name,
    parameters,
    description,
    minimumArguments,
    maximumArguments,
    ...meaning,
    unit,
    excel,
    ...excelFold,
  };
};

const definitions: readonly FunctionDefinition[] = [
  define(
    'sum',
    'series | x, y, …',
    [1, many],
    { each: operation.add, fold: 'sum' },
    'alike',
    'SUM({*})',
    'Total over the periods, or of several parts',
  ),
  define(
    'average',
    'series | x, y, …',
    [1, many],
    { each: operation.add, fold: 'average' },
    'alike',
    'AVERAGE({*})',
    'Mean over the periods, or of several parts',
  ),
  define(
    'min',
    'series | x, y, …',
    [1, many],
    { each: operation.minimum, fold: 'minimum', dates: true },
    'alike',
    'MIN({*})',
    'Smallest over the periods, or of several parts',
  ),
  define(
    'max',
    'series | x, y, …',
    [1, many],
    { each: operation.maximum, fold: 'maximum', dates: true },
    'alike',
    'MAX({*})',
    'Largest over the periods, or of several parts',
  ),
  define(
    'first',
    'series',
    [1, 1],
    { fold: 'first', dates: true },
    'alike',
    '{first}',
    'Figure of the first period',
  ),
  define(
    'last',
    'series',
    [1, 1],
    { fold: 'last', dates: true },
    'alike',
    '{last}',
    'Figure of the last period',
  ),
  define(
    'index',
    'series, position',
    [2, 2],
    { fold: 'nth', dates: true },
    'alike',
    'INDEX({range},{2})',
    'Figure at a position among the periods, starting at 1',
  ),
  define(
    'median',
    'series | x, y, …',
    [1, many],
    { list: listOperation.median, fold: 'median' },
    'alike',
    'MEDIAN({*})',
    'Median over the periods, or of several parts; for an even number, the mean of the middle two',
  ),
  define(
    'quantile',
    'series | x, y, …, share',
    [2, many],
    { list: listOperation.quantile, fold: 'quantile' },
    'share',
    'PERCENTILE({parts},{share})',
    'Figure that a share lies below by size, linear between neighbors, over the periods or of several parts',
  ),
  define(
    'cumulative',
    'series',
    [1, 1],
    { fold: 'running-sum' },
    'alike',
    'SUM({toHere})',
    'Total from the first period to this one',
  ),
  define(
    'npv',
    'rate, series',
    [2, 2],
    { fold: 'present-value' },
    'alike',
    'NPV({1},{range})',
    'Present value at one rate per period, each flow at the end of its period',
  ),
  define(
    'irr',
    'flows',
    [1, 1],
    { fold: 'internal-rate' },
    'alike',
    'IRR({range})',
    'Rate per period at which the flows add up to zero, the first flow now',
  ),
  define(
    'xirr',
    'flows, dates',
    [2, 2],
    { fold: 'dated-internal-rate', dates: true },
    'alike',
    'XIRR({range},{range2})',
    'Annual rate at which flows on their dates add up to zero, years of 365 days',
  ),
  define(
    'pmt',
    'rate, periods, present_value',
    [3, 3],
    { each: operation.payment },
    'payment',
    'PMT({1},{2},{3})',
    'Equal payment at the end of each period that repays a present value, of the other sign',
  ),
  define(
    'history',
    'series',
    [1, 1],
    { dates: true },
    'alike',
    'INDEX({range},0)',
    'The historical periods of a series, in a function over the periods',
  ),
  define(
    'quarters',
    'series',
    [1, 1],
    { dates: true },
    'alike',
    'INDEX({range},0)',
    'The figures of the four quarters of the year, as parts of a function of several parts, or of first and last',
  ),
  define('abs', 'x', [1, 1], { each: operation.absolute }, 'alike', 'ABS({1})', 'Value without its sign'),
  define(
    'round',
    'x, digits',
    [2, 2],
    { each: operation.round },
    'first',
    'ROUND({1},{2})',
    'Rounded to so many decimals, halves away from zero',
  ),
  define('sqrt', 'x', [1, 1], { each: operation.squareRoot }, 'root', 'SQRT({1})', 'Square root'),
  define(
    'power',
    'base, exponent',
    [2, 2],
    { each: operation.power },
    'power',
    'POWER({1},{2})',
    'The same as base ^ exponent',
  ),
  define('exp', 'x', [1, 1], { each: operation.exponential }, 'plain', 'EXP({1})', 'e to the power of x'),
  define('ln', 'x', [1, 1], { each: operation.logarithm }, 'plain', 'LN({1})', 'Natural logarithm'),
  define(
    'if',
    'condition, then, else',
    [3, 3],
    { each: operation.select, dates: true },
    'condition',
    'IF({1},{2},{3})',
    'One of two; the other may be impossible to compute',
  ),
  define(
    'require',
    'condition, figure',
    [2, 2],
    { each: operation.require, dates: true },
    'condition',
    'IF({1},{2},NA())',
    'The figure if the condition is true; otherwise not available, with the condition as the reason',
  ),
  define(
    'and',
    'a, b, …',
    [1, many],
    { each: operation.and },
    'flags',
    'AND({*})',
    'Whether all are true; those after the first false one may be impossible to compute',
  ),
  define(
    'or',
    'a, b, …',
    [1, many],
    { each: operation.or },
    'flags',
    'OR({*})',
    'Whether any is true; those after the first true one may be impossible to compute',
  ),
  define('date', 'year, month, day', [3, 3], {}, 'literal', 'DATE({1},{2},{3})', 'A day, written in numbers'),
  define(
    'edate',
    'date, months',
    [2, 2],
    { each: operation.monthsLater, dates: true },
    'date',
    'EDATE({1},{2})',
    'The same day so many months later, or the last of a shorter month',
  ),
  define(
    'eomonth',
    'date, months',
    [2, 2],
    { each: operation.endOfMonth, dates: true },
    'date',
    'EOMONTH({1},{2})',
    'The last day of the month so many months later',
  ),
  define('not', 'a', [1, 1], { each: operation.not }, 'flags', 'NOT({1})', 'The contrary'),
];

/** Every function of the language by name. */
export const functionTable: ReadonlyMap<string, FunctionDefinition> = new Map(
  definitions.map((definition) => [definition.name, definition]),
);

/** Folds of which the first argument is not the series. */
export const seriesPosition = (fold: Fold): number => (fold === 'present-value' ? 1 : 0);

/** Whether a call runs over the periods of a series, rather than period by period. */
export const isOverPeriods = (
  definition: FunctionDefinition | undefined,
  { operands, hasSegments }: { readonly operands: readonly unknown[]; readonly hasSegments?: boolean },
): boolean =>
  definition?.fold !== undefined &&
  ((definition.each ?? definition.list) === undefined ||
    (operands.length === definition.minimumArguments && hasSegments !== true));

/** Whether a function takes any number of parts. */
export const takesParts = (definition: FunctionDefinition): boolean => definition.maximumArguments === many;

/** Whether an argument of a function over the periods is a series. */
export const isSeries = (definition: FunctionDefinition | undefined, position: number): boolean =>
  definition?.fold !== undefined &&
  (position === seriesPosition(definition.fold) || definition.fold === 'dated-internal-rate');
