const partsOf = (version: string): readonly number[] | null =>
  /^\d{1,9}(\.\d{1,9}){0,3}$/.test(version) ? version.split('.').map(Number) : null;

/** Negative when `one` is older than `other`, positive when newer; null when either is not a version. */
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
