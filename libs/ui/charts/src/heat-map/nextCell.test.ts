import { expect, it } from 'vitest';
import { nextCell } from './nextCell.js';

const size = { rows: 5, columns: 5 };
const from = (
  row: number,
  column: number,
  key: string,
  withControl = false,
): readonly number[] | undefined => {
  const next = nextCell(key, withControl, { row, column }, size);
  return next && [next.row, next.column];
};

it('[CHARTS-7] moves through a grid as a spreadsheet does, and stops at its edges', () => {
  expect(from(2, 2, 'ArrowUp')).toEqual([1, 2]);
  expect(from(2, 2, 'ArrowRight')).toEqual([2, 3]);
  expect(from(0, 0, 'ArrowLeft')).toEqual([0, 0]);
  expect(from(4, 4, 'ArrowDown')).toEqual([4, 4]);
  expect(from(2, 2, 'Home')).toEqual([2, 0]);
  expect(from(2, 2, 'End', true)).toEqual([4, 4]);
  expect(from(2, 2, 'ArrowDown', true)).toEqual([4, 2]);
  expect(from(2, 2, 'Tab')).toBeUndefined();
});
