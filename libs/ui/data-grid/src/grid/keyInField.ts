import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CellAddress } from '../cells/CellAddress.js';
import { takesEntries } from '../cells/GridShape.js';
import { nextCell } from '../cells/nextCell.js';
import { fillRightKey, leaveKeys, saveKeys } from '../keys/gridKeys.js';
import { pressesKey } from '../keys/pressesKey.js';
import type { GridControls } from './GridControls.js';

const noChange = (): void => undefined;

/** What a key does while an entry is made: the field reads and saves it, the grid says where it leads. */
export function keyInField(
  event: KeyboardEvent<HTMLTableElement>,
  field: HTMLInputElement,
  cell: CellAddress,
  grid: GridControls,
): void {
  const isRefused = (): boolean => field.getAttribute('aria-invalid') === 'true';
  if (pressesKey(event, ...leaveKeys)) {
    // Nobody else closes by the key that left the field.
    event.preventDefault();
    grid.focus(cell);
    return;
  }
  if (pressesKey(event, fillRightKey) && grid.isEditable) {
    event.preventDefault();
    // The entry is saved first: it is what is filled.
    flushSync(() => {
      grid.focus(cell);
    });
    if (isRefused()) field.focus();
    else grid.actions?.fillRight([[cell]]);
    return;
  }
  const way = ways.find((one) => pressesKey(event, saveKeys[one]));
  if (!way) return;
  const isAcross = way === 'left' || way === 'right';
  // What the field made of the key is drawn first: an entry that is refused is not left by Enter.
  if (!isAcross) flushSync(noChange);
  if (!isAcross && isRefused()) return;
  const next = nextCell(grid.shape, cell, way, takesEntries) ?? (isAcross ? undefined : cell);
  // At the end of the row Tab goes where it goes everywhere else: nobody is trapped in the grid.
  if (!next) return;
  event.preventDefault();
  grid.focus(next);
}

const ways = ['down', 'up', 'right', 'left'] as const;
