import { operation } from './operation.js';

const outOfCalendar = 'a date before 1900-03-01 or after 9999-12-31';

export const tooLarge = 'the result is too large';

export const requirementNotMet = 'requirement not met';

/** Why `calculate` gave no figure although its operands have figures. */
export function failureReason(code: number, a: number, b: number): string {
  switch (code) {
    case operation.divide:
      return b === 0 ? 'division by zero' : tooLarge;
    case operation.power:
    case operation.hostPower:
      if (a === 0) return b === 0 ? 'zero to the power of zero' : 'division by zero';
      return a < 0 && !Number.isInteger(b) ? 'a fractional power of a negative number' : tooLarge;
    case operation.payment:
      return b === 0 ? 'a payment over zero periods' : 'no payment at this rate';
    case operation.squareRoot:
      return 'the square root of a negative number';
    case operation.require:
      return requirementNotMet;
    case operation.logarithm:
      return 'the logarithm of zero or a negative number';
    case operation.addDays:
    case operation.subtractDays:
      return Number.isInteger(b) ? outOfCalendar : 'a fractional number of days';
    case operation.monthsLater:
    case operation.endOfMonth:
      return outOfCalendar;
    default:
      return tooLarge;
  }
}
