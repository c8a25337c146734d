import type { GridKey } from './GridKey.js';

export type PressedGridKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether one of these keys was pressed, without any other modifier. */
export const pressesKey = (pressed: PressedGridKey, ...keys: readonly GridKey[]): boolean =>
  keys.some(
    ({ key, primary = false, shift = false }) =>
      pressed.key.toLowerCase() === key.toLowerCase() &&
      (pressed.ctrlKey || pressed.metaKey) === primary &&
      pressed.shiftKey === shift &&
      !pressed.altKey,
  );
