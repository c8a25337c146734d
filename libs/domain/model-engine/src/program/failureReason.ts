import { operation } from './operation.js';

/** Why `calculate` gave no figure although its operands have figures. */
export function failureReason(code: number, a: number, b: number): string {
  switch (code) {
    case operation.divide:
      return b === 0 ? 'division by zero' : 'the result is too large';
    case operation.power:
    case operation.hostPower:
      if (a === 0) return b === 0 ? 'zero to the power of zero' : 'division by zero';
      return a < 0 && !Number.isInteger(b)
        ? 'a broken power of a negative number'
        : 'the result is too large';
    case operation.squareRoot:
      return 'the square root of a negative number';
    case operation.require:
      return 'requirement not met';
    case operation.logarithm:
      return 'the logarithm of a number that is not positive';
    default:
      return 'the result is too large';
  }
}
