import { CannotBeWritten } from './CannotBeWritten.js';

/** The range of numbers that Excel takes in a formula ("Excel specifications and limits"). */
const largest = 9.999_999_999_999_99e307;
const smallest = 2.225_1e-308;

/** A number of a formula. Excel reads 15 digits of it. */
export function excelNumber(value: number): string {
  const magnitude = Math.abs(value);
  if (magnitude > largest || (magnitude > 0 && magnitude < smallest))
    throw new CannotBeWritten(`The number ${value} is outside the range of numbers in Excel.`);
  return String(value).toUpperCase();
}
