import { expect, it } from 'vitest';
import { recordEdit, startHistory } from '../editing/editHistory.js';
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
  expect(lastMove(start)).toBeUndefined();
  expect(lastMove(recordEdit(start, { title: 'Another', body }, 'Name'))).toBeUndefined();
});
