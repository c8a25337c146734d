import { describe, expect, it } from 'vitest';
import type { Way } from '../keys/gridKeys.js';
import { at, exampleShape } from '../testing/exampleShape.js';
import { isSelectable, takesEntries, takesFocus, type GridShape } from './GridShape.js';
import { nextCell } from './nextCell.js';

const shape = exampleShape(
  //
  'h.ffc',
  ' eee ',
  ' .f. ',
  'hfeec',
);

const to = (row: number, column: number, way: Way, accepts = takesFocus, pageRows = 2) =>
  nextCell(shape, at(row, column), way, accepts, pageRows);

describe('the way through a grid', () => {
  it('[DATA-GRID-1] leads to the nearest cell, over those with nothing to stop at', () => {
    expect(to(0, 2, 'left')).toEqual(at(0, 0));
    expect(to(0, 3, 'right')).toEqual(at(0, 4));
    expect(to(3, 1, 'up')).toEqual(at(1, 1));
    expect(to(0, 4, 'down')).toEqual(at(3, 4));
    expect(to(1, 1, 'left')).toBeUndefined();
    expect(to(0, 2, 'up')).toBeUndefined();
  });

  it('[DATA-GRID-1] leads to the ends of the row, of the column and of the grid', () => {
    expect(to(1, 2, 'startOfRow')).toEqual(at(1, 1));
    expect(to(1, 2, 'endOfRow')).toEqual(at(1, 3));
    expect(to(2, 2, 'farUp')).toEqual(at(0, 2));
    expect(to(1, 1, 'farDown')).toEqual(at(3, 1));
    expect(to(3, 3, 'farLeft')).toEqual(at(3, 0));
    expect(to(3, 1, 'farRight')).toEqual(at(3, 4));
    expect(to(2, 2, 'startOfTable')).toEqual(at(0, 0));
    expect(to(1, 1, 'endOfTable')).toEqual(at(3, 4));
  });

  it('[DATA-GRID-2] leads from entry to entry, and over blanks where cells are selected', () => {
    expect(to(1, 3, 'down', takesEntries)).toEqual(at(3, 3));
    expect(to(1, 1, 'down', takesEntries)).toBeUndefined();
    expect(to(0, 2, 'left', isSelectable)).toEqual(at(0, 1));
    expect(to(1, 3, 'right', isSelectable)).toBeUndefined();
  });

  it('[DATA-GRID-17] moves by a page, or to the last cell if less than a page is left', () => {
    expect(to(0, 2, 'pageDown')).toEqual(at(2, 2));
    expect(to(2, 2, 'pageDown')).toEqual(at(3, 2));
    expect(to(3, 2, 'pageUp')).toEqual(at(1, 2));
    expect(to(1, 3, 'pageUp')).toEqual(at(0, 3));
    expect(to(1, 1, 'pageUp')).toEqual(at(1, 1));
  });

  it('[DATA-GRID-1] leads nowhere from a cell that is gone', () => {
    expect(to(9, 0, 'down')).toBeUndefined();
  });
});

it('[DATA-GRID-14] asks for as many cells in a grid of 5,000 × 60 as in one of 50 × 6', () => {
  const askedIn = (rowCount: number, columnCount: number): readonly number[] => {
    let asked = 0;
    const large: GridShape = {
      rows: Array.from({ length: rowCount }, (_, index) => `r${index}`),
      columns: Array.from({ length: columnCount }, (_, index) => `c${index}`),
      kindOf: () => {
        asked += 1;
        return 'entry';
      },
    };
    const ways: readonly Way[] = [
      'up',
      'down',
      'left',
      'right',
      'endOfRow',
      'farDown',
      'endOfTable',
      'pageDown',
    ];
    return ways.map((way) => {
      asked = 0;
      nextCell(large, at(3, 3), way, takesFocus, 30);
      return asked;
    });
  };
  expect(askedIn(5000, 60)).toEqual(askedIn(50, 6));
});
