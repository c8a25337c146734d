import { fieldsOf } from './fieldsOf.js';

export interface TakenBack {
  readonly value: unknown;
  /** False if something was changed after it was restored, so that it was left. */
  readonly isWhole: boolean;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What was added to a list that had the items `restored`; null if it was changed in another way. */
function addedTo(restored: readonly string[], now: readonly string[]): number | null {
  // A list with a limit drops its oldest items.
  const start = restored.length === 0 ? 0 : restored.indexOf(now[0] ?? '');
  if (start === -1) return null;
  const left = restored.slice(start);
  return left.every((item, index) => item === now[index]) ? now.length - left.length : null;
}

function takeBackList(
  before: readonly unknown[],
  restored: readonly unknown[],
  now: readonly unknown[],
  mostItems: number,
): TakenBack {
  const added = addedTo(restored.map(textOf), now.map(textOf));
  if (added === null) return { value: now, isWhole: false };
  return { value: [...before, ...now.slice(now.length - added)].slice(-mostItems), isWhole: true };
}

/**
 * The value `now`, in which what became `restored` is `before` again; what was added or changed since stays. A list of
 * more than `mostItems` loses its oldest items; lists in fields have no limit.
 */
export function takeBack(before: unknown, restored: unknown, now: unknown, mostItems = Infinity): TakenBack {
  if (isSame(now, restored)) return { value: before, isWhole: true };
  if (isSame(before, restored)) return { value: now, isWhole: true };
  if (isList(restored) && isList(now) && (before === undefined || isList(before)))
    return takeBackList(before ?? [], restored, now, mostItems);
  const [earlier, later, current] = [fieldsOf(before ?? {}), fieldsOf(restored), fieldsOf(now)];
  if (!earlier || !later || !current) return { value: now, isWhole: false };
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(current)])];
  const fields = names.map((name) => [name, takeBack(earlier[name], later[name], current[name])] as const);
  return {
    value: Object.fromEntries(
      fields.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const])),
    ),
    isWhole: fields.every(([, { isWhole }]) => isWhole),
  };
}
