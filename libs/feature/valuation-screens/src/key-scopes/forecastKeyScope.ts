import type { KeyScope, ScopeKey } from '@finance-analyst/contributions';
import {
  beginKeys,
  copyKey,
  fillRightKey,
  leaveKeys,
  pasteKey,
  resetKeys,
  saveKeys,
  selectKeys,
  wayKeys,
} from '@finance-analyst/data-grid';
import { keyMessages } from './keyMessages.js';

/** The grid's navigation keys, and the press of a figure's button. */
const reading: readonly ScopeKey[] = [
  {
    title: keyMessages.move,
    keys: [wayKeys.up, wayKeys.down, wayKeys.left, wayKeys.right],
  },
  { title: keyMessages.alongRow, keys: [wayKeys.startOfRow, wayKeys.endOfRow] },
  { title: keyMessages.alongTable, keys: [wayKeys.startOfTable, wayKeys.endOfTable] },
  { title: keyMessages.far, keys: [wayKeys.farUp, wayKeys.farDown, wayKeys.farLeft, wayKeys.farRight] },
  {
    title: keyMessages.select,
    keys: [wayKeys.up, wayKeys.down, wayKeys.left, wayKeys.right].map((key) => ({ ...key, shift: true })),
  },
  { title: keyMessages.selectLine, keys: [selectKeys.row, selectKeys.column] },
  { title: keyMessages.selectAll, keys: [selectKeys.all] },
  { title: keyMessages.copy, keys: [copyKey] },
  { title: keyMessages.explain, keys: [{ key: 'Enter' }] },
];

/** The keys that start and end an entry in the grid; in between, `FigureField` handles keys. */
const editing: readonly ScopeKey[] = [
  { title: keyMessages.begin, keys: beginKeys },
  { title: keyMessages.takeDown, keys: [saveKeys.down, saveKeys.up] },
  { title: keyMessages.takeAcross, keys: [saveKeys.right, saveKeys.left] },
  { title: keyMessages.giveUp, keys: leaveKeys },
  { title: keyMessages.reset, keys: resetKeys },
  { title: keyMessages.paste, keys: [pasteKey] },
  { title: keyMessages.fillRight, keys: [fillRightKey] },
  { title: keyMessages.step, keys: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }] },
  {
    title: keyMessages.stepFar,
    keys: [
      { key: 'ArrowUp', shift: true },
      { key: 'ArrowDown', shift: true },
      { key: 'PageUp' },
      { key: 'PageDown' },
    ],
  },
];

const scope = { id: 'forecast', title: keyMessages.title };

/** The keys of an editable forecast. */
export const forecastKeyScope: KeyScope = { ...scope, keys: [...reading, ...editing] };

/** The keys of a read-only forecast. */
export const readOnlyForecastKeyScope: KeyScope = { ...scope, keys: reading };
