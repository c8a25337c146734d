import type { FoldState } from './FoldState.js';
import type { Position } from './Position.js';

/** The position in a slot, to be changed: copied from an earlier chunk, or new. */
export function ownPosition({ positions, chunk }: FoldState, slot: number): Position {
  const position = positions.get(slot);
  if (position?.owner === chunk) return position;
  const own: Position = position
    ? { ...position, owner: chunk, long: [...position.long], short: [...position.short] }
    : { owner: chunk, currency: null, places: 0, long: [], short: [], filed: null, splits: [] };
  positions.set(slot, own);
  return own;
}
