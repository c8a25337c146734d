import type { PressedGridKey } from './pressesKey.js';

/** Whether a key types a character that is not a space, and so opens the entry of a text. */
export const writesText = ({ key, ctrlKey, metaKey, altKey }: PressedGridKey): boolean =>
  /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;
