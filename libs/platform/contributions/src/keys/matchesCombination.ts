import type { KeyCombination } from './KeyCombination.js';

export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** A symbol may need Shift on one keyboard and not on another. */
const isSign = (key: string): boolean => key.length === 1 && key.toLowerCase() === key.toUpperCase();

/** Whether exactly these keys, with no other modifier, were pressed. */
export function matchesCombination(pressed: PressedKey, combination: KeyCombination): boolean {
  const { key, code, primary = false, control = false, shift = false, alt = false } = combination;
  const isRightKey =
    code === undefined ? pressed.key.toLowerCase() === key?.toLowerCase() : pressed.code === code;
  const isShiftFree = code === undefined && key !== undefined && isSign(key);
  return (
    isRightKey &&
    (control ? pressed.ctrlKey && !pressed.metaKey : (pressed.ctrlKey || pressed.metaKey) === primary) &&
    pressed.altKey === alt &&
    (isShiftFree || pressed.shiftKey === shift)
  );
}
