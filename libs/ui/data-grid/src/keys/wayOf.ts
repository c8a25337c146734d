import type { GridKey } from './GridKey.js';
import { wayKeys, type Way } from './gridKeys.js';
import { pressesKey, type PressedGridKey } from './pressesKey.js';

const ways: readonly (readonly [Way, GridKey])[] = Object.entries(wayKeys).map(([way, key]) => [
  way as Way,
  key,
]);

/** The move of the pressed key; undefined for every other key. */
export const wayOf = (pressed: PressedGridKey): Way | undefined =>
  ways.find(([, key]) => pressesKey(pressed, key))?.[0];

/** The move by which a key extends a selection: the same one, with Shift held. */
export const extendingWayOf = (pressed: PressedGridKey): Way | undefined =>
  ways.find(([, key]) => pressesKey(pressed, { ...key, shift: true }))?.[0];
