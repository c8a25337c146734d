/** The number of members of a set, which are the bits of a number. */
export function setSize(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size += 1;
  return size;
}
