import type { GridKey } from './GridKey.js';
import { wayKeys, type Way } from './gridKeys.js';
import { pressesKey, type PressedGridKey } from './pressesKey.js';

const ways: readonly (readonly [Way, GridKey])[] = Object.entries(wayKeys).map(([way, key]) => [
  way as Way,
  key,
]);

/** The way that the key which was pressed goes; undefined for every other key. */
export const wayOf = (pressed: PressedGridKey): Way | undefined =>
  ways.find(([, key]) => pressesKey(pressed, key))?.[0];

/** The way that a selection is extended by a key: the same one, with Shift held. */
export const extendingWayOf = (pressed: PressedGridKey): Way | undefined =>
  ways.find(([, key]) => pressesKey(pressed, { ...key, shift: true }))?.[0];
