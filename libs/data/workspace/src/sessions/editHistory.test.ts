import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextRedo, nextUndo, recordArrival, recordEdit, redo, startHistory, undo } from './editHistory.js';

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

it('[WORKSPACE-60] what arrives by itself after undo leaves what was ahead, with the change in it', () => {
  const arrive = (value: string): string => (value.includes('+') ? value : `${value}+`);
  const back = undo(undo(recordEdit(recordEdit(startHistory('a'), 'ab', 'first'), 'abc', 'second')));
  const arrived = recordArrival(back, arrive, 'arrival');
  expect(arrived.present).toBe('a+');
  expect(nextUndo(arrived)).toBe('arrival');
  expect(redo(arrived).present).toBe('ab+');
  expect(redo(redo(arrived)).present).toBe('abc+');
  const without = undo(arrived);
  expect([without.present, nextRedo(without)]).toEqual(['a', 'arrival']);
  expect(redo(redo(redo(without))).present).toBe('abc+');
});

it('[WORKSPACE-60] what arrives for an undone edit is there once it is redone', () => {
  const arrive = (value: string): string => value.replace('b', 'B');
  const back = undo(recordEdit(startHistory('a'), 'ab', 'first'));
  const arrived = recordArrival(back, arrive, 'arrival');
  expect([arrived.present, nextUndo(arrived)]).toEqual(['a', null]);
  expect(redo(arrived).present).toBe('aB');
  expect(recordArrival(back, (value) => value, 'arrival')).toBe(back);
});

it('[WORKSPACE-61] what arrives in quick succession is one step, also after undo', () => {
  const back = undo(recordEdit(startHistory(0), 10, 'first'));
  const arrivals = [0, 500, 1000].reduce(
    (history, atMs) => recordArrival(history, (value) => value + 1, 'arrival', { field: 'market', atMs }),
    back,
  );
  expect([arrivals.present, redo(arrivals).present, undo(arrivals).present]).toEqual([3, 13, 0]);
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
