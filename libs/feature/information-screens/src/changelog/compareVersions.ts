const partsOf = (version: string): readonly number[] | null =>
  /^\d{1,9}(\.\d{1,9}){0,3}$/.test(version) ? version.split('.').map(Number) : null;

/** Below 0 when `one` is older than `other`, above when newer; null when one of them is no version. */
export function compareVersions(one: string, other: string): number | null {
  const left = partsOf(one);
  const right = partsOf(other);
  if (!left || !right) return null;
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
