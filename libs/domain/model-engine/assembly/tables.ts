/**
 * Where the engine's tables are in memory, in bytes, as src/webassembly/engineTables.ts writes them: constants, then
 * three tables of 128 figures each for logarithms and one of 128 pairs for powers.
 */
export const tableBytes: usize = 1024;
export const logarithmTable: usize = 192;
export const exponentialTable: usize = logarithmTable + 3 * tableBytes;

/** A constant in both lanes. Engines compute one written in the code anew each time, in three steps; loading it is one. */
@inline
export function constant(position: usize): v128 {
  return v128.load64_splat(position << 3);
}
