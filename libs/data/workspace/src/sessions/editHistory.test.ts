import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextRedo, nextUndo, recordEdit, redo, startHistory, undo } from './editHistory.js';

it('[WORKSPACE-60] undo takes back the last edit and redo brings it again, with its words', () => {
  const edited = recordEdit(recordEdit(startHistory('a'), 'b', 'first'), 'c', 'second');
  expect(nextUndo(edited)).toBe('second');
  const back = undo(edited);
  expect(back.present).toBe('b');
  expect(nextRedo(back)).toBe('second');
  expect(redo(back).present).toBe('c');
});

it('[WORKSPACE-60] an edit after undo cuts off what was ahead', () => {
  const back = undo(recordEdit(startHistory('a'), 'b', 'first'));
  const other = recordEdit(back, 'c', 'other');
  expect(nextRedo(other)).toBeNull();
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe('a');
});

it('[WORKSPACE-61] edits of a field in quick succession are one step; a pause or another field begins a new one', () => {
  const edits = [
    ['a', 0],
    ['a', 900],
    ['a', 1800],
    ['a', 2900],
    ['b', 3000],
  ] as const;
  const end = edits.reduce(
    (history, [field, atMs], index) =>
      recordEdit(history, index + 1, `${field} to ${index + 1}`, { field, atMs }),
    startHistory(0),
  );
  expect(end.past.map(({ value, edit }) => [value, edit])).toEqual([
    [0, 'a to 3'],
    [3, 'a to 4'],
    [4, 'b to 5'],
  ]);
});

it('[WORKSPACE-60] an edit after undo or redo is a step of its own', () => {
  const group = { field: 'a', atMs: 0 };
  const once = recordEdit(startHistory(0), 1, 'first', group);
  const twice = recordEdit(once, 2, 'second', { field: 'b', atMs: 0 });
  expect(undo(recordEdit(undo(twice), 3, 'third', group)).present).toBe(1);
  expect(undo(recordEdit(redo(undo(once)), 3, 'third', group)).present).toBe(1);
});

it('[WORKSPACE-60] as many undos as edits lead back to the start, and as many redos to the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 100 }), (values) => {
      const end = values.reduce(
        (history, value) => recordEdit(history, value, String(value)),
        startHistory(0),
      );
      const start = values.reduce((history) => undo(history), end);
      expect(start.present).toBe(0);
      expect(undo(start)).toBe(start);
      expect(values.reduce((history) => redo(history), start).present).toBe(end.present);
    }),
  );
});
