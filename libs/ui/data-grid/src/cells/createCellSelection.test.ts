import { describe, expect, it } from 'vitest';
import { at, exampleShape } from '../testing/exampleShape.js';
import { createCellSelection } from './createCellSelection.js';
import type { GridShape } from './GridShape.js';

const shape = exampleShape(
  //
  'h.ffc',
  ' eee ',
  '     ',
  'hfeec',
);

describe('a selection', () => {
  it('[DATA-GRID-3] is the rectangle between two cells, of figures, entries and blanks', () => {
    const selection = createCellSelection();
    selection.select(at(3, 2), at(0, 0));
    expect(selection.cells(shape)).toEqual([
      [at(0, 1), at(0, 2)],
      [at(1, 1), at(1, 2)],
      [at(3, 1), at(3, 2)],
    ]);
    expect(selection.has(shape, at(1, 2))).toBe(true);
    expect(selection.has(shape, at(0, 0))).toBe(false);
    expect(selection.has(shape, at(1, 3))).toBe(false);
  });

  it('[DATA-GRID-3] is extended cell by cell, back as well, and stops at the edge', () => {
    const selection = createCellSelection();
    expect(selection.extend(shape, at(1, 2), 'right')).toEqual(at(1, 3));
    expect(selection.extend(shape, at(1, 3), 'right')).toEqual(at(1, 3));
    expect(selection.extend(shape, at(1, 3), 'farLeft')).toEqual(at(1, 1));
    expect(selection.cells(shape)).toEqual([[at(1, 1), at(1, 2)]]);
    selection.extendTo(at(0, 3), at(3, 2));
    expect(selection.cells(shape)).toEqual([[at(1, 2)], [at(3, 2)]]);
  });

  it('[DATA-GRID-3] ends when it is cleared, or when one of its corners is gone', () => {
    const selection = createCellSelection();
    expect(selection.clear()).toBe(false);
    selection.select(at(0, 1), at(3, 1));
    const shorter: GridShape = { ...shape, rows: shape.rows.slice(0, 3) };
    expect(selection.isEmpty(shorter)).toBe(true);
    expect(selection.cells(shorter)).toEqual([]);
    expect(selection.extend(shorter, at(0, 2), 'down')).toEqual(at(1, 2));
    expect(selection.clear()).toBe(true);
    expect(selection.isEmpty(shape)).toBe(true);
  });
});
