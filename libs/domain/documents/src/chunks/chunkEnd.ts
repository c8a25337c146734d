/** How good an end of a chunk a row is: each degree in so many rows. */
const rowsPerEnd = 192;
const rowsPerWeakEnd = 48;

/**
 * Whether a chunk ends after the row with this id, or may end there if it would grow too long: decided by the id alone, so
 * that rows added, changed or deleted elsewhere move no end. The hash is FNV-1a (Fowler, Noll, Vo) over UTF-16 code units,
 * with the final mix of MurmurHash3 (Appleby), since ids often differ in their last digits only.
 */
export function chunkEnd(id: string): 'end' | 'weak' | null {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  if (hash % rowsPerEnd === 0) return 'end';
  return hash % rowsPerWeakEnd === 0 ? 'weak' : null;
}
