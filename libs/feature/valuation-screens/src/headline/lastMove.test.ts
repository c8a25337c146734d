import { expect, it } from 'vitest';
import { recordEdit, redo, startHistory, undo } from '../editing/editHistory.js';
import { setAssumption } from '../editing/editAssumptions.js';
import type { ModelHistory } from '../editing/ModelHistory.js';
import { exampleDocument } from '../testing/exampleModel.js';
import { lastMove } from './lastMove.js';

const { title, body } = exampleDocument();
const start: ModelHistory = startHistory({ title, body });
const moved = recordEdit(start, { title, body: setAssumption(body, 'beta', 1.6) }, 'Beta to 1.60');

it('[VALUATION-SCREENS-6] shows the last edit that moved the value: no name, no price and no unit', () => {
  const edited = moved.present.body;
  const named = recordEdit(moved, { title: 'Another', body: edited }, 'Name');
  // As it is read from the device again, the same in other objects.
  const unit = { ...structuredClone(edited), amountScale: 'billions' as const };
  const counted = recordEdit(named, { title: 'Another', body: unit }, 'Unit');
  const priced = recordEdit(counted, { title: 'Another', body: { ...unit, priceSnapshot: null } }, 'Price');
  expect(lastMove(priced)?.edit).toBe('Beta to 1.60');
});

it('[VALUATION-SCREENS-6] shows none before the first such edit', () => {
  expect(lastMove(start)).toBeNull();
  expect(lastMove(recordEdit(start, { title: 'Another', body }, 'Name'))).toBeNull();
});

it('[VALUATION-SCREENS-120] tells an undo and a redo as what they are, from the model that they led away from', () => {
  const twice = recordEdit(
    moved,
    { title, body: setAssumption(moved.present.body, 'debt', 9e8) },
    'Debt to 900',
  );
  const back = undo(twice);
  expect(lastMove(back)).toEqual({ edit: 'Undid Debt to 900', from: twice.present });
  expect(lastMove(undo(back))).toEqual({ edit: 'Undid Beta to 1.60', from: moved.present });
  expect(lastMove(redo(back))).toEqual({ edit: 'Redid Debt to 900', from: moved.present });
  const edited = setAssumption(moved.present.body, 'beta', 1.7);
  expect(lastMove(recordEdit(back, { title, body: edited }, 'Beta to 1.70'))?.edit).toBe('Beta to 1.70');
});

it('[VALUATION-SCREENS-120] tells the undo of an edit that moved no value, not the edit before it', () => {
  const priced = recordEdit(moved, { title, body: { ...moved.present.body, priceSnapshot: null } }, 'Price');
  expect(lastMove(undo(priced))?.edit).toBe('Undid Price');
});
