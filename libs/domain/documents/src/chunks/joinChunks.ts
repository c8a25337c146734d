import { type Chunk, rememberChunk } from './chunksOf.js';

/** The array that was cut into these chunks, in order. Null where one of them is no array. */
export function joinChunks(chunks: readonly unknown[]): readonly unknown[] | null {
  const arrays = chunks.filter((chunk): chunk is Chunk => Array.isArray(chunk));
  if (arrays.length < chunks.length) return null;
  arrays.forEach(rememberChunk);
  return arrays.flat();
}
