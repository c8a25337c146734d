import type { StoredValue } from '@finance-analyst/stored-entries';

/** Writes a list; when storage is full, drops the older half until the rest fits. False when nothing does. */
export function writeNewest(
  value: Pick<StoredValue<readonly unknown[]>, 'replace'>,
  items: readonly unknown[],
): boolean {
  for (let rest = items; rest.length > 0; rest = rest.slice(Math.ceil(rest.length / 2)))
    if (value.replace(rest).ok) return true;
  return false;
}
