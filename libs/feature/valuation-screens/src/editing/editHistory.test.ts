import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextRedo, nextUndo, recordEdit, redo, startHistory, undo } from './editHistory.js';

it('[VALUATION-SCREENS-4] undo takes back the last edit and redo brings it again, with its words', () => {
  const edited = recordEdit(recordEdit(startHistory('a'), 'b', 'first'), 'c', 'second');
  expect(nextUndo(edited)).toBe('second');
  const back = undo(edited);
  expect(back.present).toBe('b');
  expect(nextRedo(back)).toBe('second');
  expect(redo(back).present).toBe('c');
});

it('[VALUATION-SCREENS-4] an edit after undo cuts off what was ahead', () => {
  const back = undo(recordEdit(startHistory('a'), 'b', 'first'));
  const other = recordEdit(back, 'c', 'other');
  expect(nextRedo(other)).toBeNull();
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe('a');
});

it('[VALUATION-SCREENS-4] as many undos as edits lead back to the start, and as many redos to the end', () => {
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
