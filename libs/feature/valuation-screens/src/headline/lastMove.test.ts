import { setAssumption } from '@finance-analyst/valuation';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { BodyChange } from '@finance-analyst/workspace';
import { expect, it } from 'vitest';
import { exampleSession } from '../testing/exampleSession.js';
import { lastMove } from './lastMove.js';

const open = () => {
  const session = exampleSession();
  const edit = (words: string, change: BodyChange<ValuationModelDocument>) => {
    session.edit(change, () => words);
    return session.state().history.present;
  };
  return { session, edit, move: () => lastMove(session.state().history) };
};
const setBeta =
  (beta: number): BodyChange<ValuationModelDocument> =>
  (body) =>
    setAssumption(body, 'beta', beta);
const dropPrice: BodyChange<ValuationModelDocument> = (body) => ({ ...body, priceSnapshot: null });

it('[VALUATION-SCREENS-6] shows the last edit that moved the value: no price and no unit', () => {
  const { edit, move } = open();
  edit('Beta to 1.60', setBeta(1.6));
  // As it is read from the device again, the same in other objects.
  edit('Unit', (body) => ({ ...structuredClone(body), amountScale: 'billions' }));
  edit('Price', dropPrice);
  expect(move()?.edit).toBe('Beta to 1.60');
});

it('[VALUATION-SCREENS-6] shows none before the first such edit', () => {
  const { edit, move } = open();
  expect(move()).toBeNull();
  edit('Price', dropPrice);
  expect(move()).toBeNull();
});

it('[VALUATION-SCREENS-120] tells an undo and a redo as what they are, from the model that they led away from', () => {
  const { session, edit, move } = open();
  const moved = edit('Beta to 1.60', setBeta(1.6));
  const twice = edit('Debt to 900', (body) => setAssumption(body, 'debt', 9e8));
  session.undo();
  expect(move()).toEqual({ edit: 'Undid Debt to 900', from: twice });
  session.undo();
  expect(move()).toEqual({ edit: 'Undid Beta to 1.60', from: moved });
  session.redo();
  session.redo();
  expect(move()).toEqual({ edit: 'Redid Debt to 900', from: moved });
  session.undo();
  edit('Beta to 1.70', setBeta(1.7));
  expect(move()?.edit).toBe('Beta to 1.70');
});

it('[VALUATION-SCREENS-120] tells the undo of an edit that moved no value, not the edit before it', () => {
  const { session, edit, move } = open();
  edit('Beta to 1.60', setBeta(1.6));
  edit('Price', dropPrice);
  session.undo();
  expect(move()?.edit).toBe('Undid Price');
});
