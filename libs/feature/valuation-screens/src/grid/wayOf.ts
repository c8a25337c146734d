import { matchesCombination, type PressedKey } from '@finance-analyst/contributions';
import { wayKeys, type Way } from './forecastKeys.js';

const ways = Object.keys(wayKeys) as readonly Way[];

/** The way that the key which was pressed goes; undefined for every other key. */
export const wayOf = (pressed: PressedKey): Way | undefined =>
  ways.find((way) => matchesCombination(pressed, wayKeys[way]));

/** The way that a selection is extended by a key: the same one, with Shift held. */
export const extendingWayOf = (pressed: PressedKey): Way | undefined =>
  ways.find((way) => matchesCombination(pressed, { ...wayKeys[way], shift: true }));
