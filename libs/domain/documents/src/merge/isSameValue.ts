import { isFields } from './isFields.js';

/**
 * Whether two JSON values are equal at every depth; the order of fields does not matter, and −0 is 0, as in JSON text.
 * A loop rather than a recursion, because a deeply nested value would overflow the stack.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  /** Values still to compare, each followed by its counterpart. */
  const pending: unknown[] = [one, other];
  while (pending.length > 0) {
    const right = pending.pop();
    const left = pending.pop();
    if (left === right || Object.is(left, right)) continue;
    if (Array.isArray(left) && Array.isArray(right)) {
      if (left.length !== right.length) return false;
      for (let index = 0; index < left.length; index += 1)
        if (left[index] !== right[index]) pending.push(left[index], right[index]);
    } else if (isFields(left) && isFields(right)) {
      const names = Object.keys(left);
      if (names.length !== Object.keys(right).length) return false;
      for (const name of names) {
        if (!Object.hasOwn(right, name)) return false;
        if (left[name] !== right[name]) pending.push(left[name], right[name]);
      }
    } else return false;
  }
  return true;
}
