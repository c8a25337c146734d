/** One row in this many ends a chunk, so that chunks have about 256 rows. */
const rowsPerEnd = 192;

/**
 * Whether a chunk may end after the row with this id: decided by the id alone, so that rows added, changed or deleted
 * elsewhere move no end. The hash is FNV-1a (Fowler, Noll, Vo) over UTF-16 code units, with the final mix of MurmurHash3
 * (Appleby), since ids often differ in their last digits only.
 */
export function endsChunk(id: string): boolean {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % rowsPerEnd === 0;
}
