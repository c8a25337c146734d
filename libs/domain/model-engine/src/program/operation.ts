import { isDayNumber } from '../calendar/calendarRange.js';
import { endOfMonth } from '../calendar/endOfMonth.js';
import { monthsLater } from '../calendar/monthsLater.js';
import { payment } from './payment.js';
import { exponential } from '../arithmetic/exponential.js';
import { logarithm } from '../arithmetic/logarithm.js';
import { power } from '../arithmetic/power.js';
import { roundHalfAwayFromZero } from './roundHalfAwayFromZero.js';

/** The operations of a compiled program. Flags are 1 and 0; NaN means 'not computable' and nothing else. */
export const operation = {
  add: 0,
  subtract: 1,
  multiply: 2,
  divide: 3,
  power: 4,
  negate: 5,
  minimum: 6,
  maximum: 7,
  absolute: 8,
  squareRoot: 9,
  exponential: 10,
  logarithm: 11,
  round: 12,
  equal: 13,
  notEqual: 14,
  less: 15,
  lessOrEqual: 16,
  greater: 17,
  greaterOrEqual: 18,
  and: 19,
  or: 20,
  not: 21,
  select: 22,
  copy: 23,
  require: 24,
  hostPower: 25,
  payment: 30,
  addDays: 31,
  subtractDays: 32,
  monthsLater: 33,
  endOfMonth: 34,
} as const;

/** The code of an operation in a compiled program. */
export type Operation = (typeof operation)[keyof typeof operation];

const operandCounts: Readonly<Record<keyof typeof operation, 1 | 2 | 3>> = {
  add: 2,
  subtract: 2,
  multiply: 2,
  divide: 2,
  power: 2,
  negate: 1,
  minimum: 2,
  maximum: 2,
  absolute: 1,
  squareRoot: 1,
  exponential: 1,
  logarithm: 1,
  round: 2,
  equal: 2,
  notEqual: 2,
  less: 2,
  lessOrEqual: 2,
  greater: 2,
  greaterOrEqual: 2,
  and: 2,
  or: 2,
  not: 1,
  select: 3,
  copy: 1,
  require: 2,
  hostPower: 2,
  payment: 3,
  addDays: 2,
  subtractDays: 2,
  monthsLater: 2,
  endOfMonth: 2,
};
const countByCode = new Map<number, number>(
  Object.entries(operation).map(([name, code]) => [code, operandCounts[name as keyof typeof operation]]),
);

/** How many of its three operands an operation reads. */
export const operandCount = (code: number): number => countByCode.get(code) ?? 0;

/**
 * The one meaning of every operation, for evaluation, folding of constants and explanation alike. The result is finite,
 * or NaN where Excel would give an error. An operand that is not computable makes the result so, except where it is not
 * asked for: the branch of `select` not taken, and what follows a deciding operand of `and` and `or`.
 */
export function calculate(code: number, a: number, b: number, c: number): number {
  const result = calculateUnbounded(code, a, b, c);
  // A finite result minus itself is 0; adding 0 leaves all but −0 as it is, which Excel does not have either.
  return result - result === 0 ? result + 0 : Number.NaN;
}

/** The operations that make up most formulas; short, so that engines put it in the place of its call. */
function calculateUnbounded(code: number, a: number, b: number, c: number): number {
  switch (code) {
    case operation.add:
      return a + b;
    case operation.subtract:
      return a - b;
    case operation.multiply:
      return a * b;
    case operation.divide:
      return a / b;
    case operation.select:
      return a !== a ? a : a !== 0 ? b : c;
    case operation.copy:
      return a;
    case operation.require:
      return a !== a || a === 0 ? Number.NaN : b;
    case operation.payment:
      return payment(a, b, c);
    default:
      return calculateFunction(code, a, b);
  }
}

function calculateFunction(code: number, a: number, b: number): number {
  switch (code) {
    case operation.power:
      return b === 0 ? toThePowerOfZero(a) : power(a, b);
    case operation.hostPower:
      return b === 0 ? toThePowerOfZero(a) : Math.pow(a, b);
    case operation.negate:
      return -a;
    case operation.minimum:
      return Math.min(a, b);
    case operation.maximum:
      return Math.max(a, b);
    case operation.absolute:
      return Math.abs(a);
    case operation.squareRoot:
      return Math.sqrt(a);
    case operation.exponential:
      return exponential(a);
    case operation.logarithm:
      return logarithm(a);
    case operation.round:
      return roundHalfAwayFromZero(a, b);
    default:
      return calculateFlag(code, a, b);
  }
}

/** JavaScript has 1 for anything to the power of 0, even for what is not computable. */
const toThePowerOfZero = (base: number): number => (base === 0 || base !== base ? Number.NaN : 1);

function calculateFlag(code: number, a: number, b: number): number {
  if (a !== a) return a;
  switch (code) {
    case operation.not:
      return a === 0 ? 1 : 0;
    case operation.and:
      if (a === 0) return 0;
      return b !== b ? b : b === 0 ? 0 : 1;
    case operation.or:
      if (a !== 0) return 1;
      return b !== b ? b : b === 0 ? 0 : 1;
    default:
      if (b !== b) return b;
      // Dates are the rarest: asked for last, they cost the others nothing.
      return code >= operation.addDays ? calculateDate(code, a, b) : compare(code, a, b) ? 1 : 0;
  }
}

/** Operations on a day `a`; NaN where the result is not a day, as when it moves by a part of one. */
function calculateDate(code: number, a: number, b: number): number {
  switch (code) {
    case operation.addDays:
      return dayOrNone(a + b);
    case operation.subtractDays:
      return dayOrNone(a - b);
    case operation.monthsLater:
      return monthsLater(a, b);
    case operation.endOfMonth:
      return endOfMonth(a, b);
    default:
      throw new RangeError(`no operation ${code}`);
  }
}

const dayOrNone = (day: number): number => (isDayNumber(day) ? day : Number.NaN);

function compare(code: number, a: number, b: number): boolean {
  switch (code) {
    case operation.equal:
      return a === b;
    case operation.notEqual:
      return a !== b;
    case operation.less:
      return a < b;
    case operation.lessOrEqual:
      return a <= b;
    case operation.greater:
      return a > b;
    case operation.greaterOrEqual:
      return a >= b;
    default:
      throw new RangeError(`no operation ${code}`);
  }
}
