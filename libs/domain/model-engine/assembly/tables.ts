/**
 * Where the engine's tables are in memory, in bytes, as src/webassembly/engineTables.ts writes them: constants, then
 * tables of 128 figures each, of which a logarithm has three and a power two.
 */
export const tableBytes: usize = 1024;
export const logarithmTable: usize = 64;
export const exponentialTable: usize = logarithmTable + 3 * tableBytes;

@inline
export function constant(position: usize): f64 {
  return load<f64>(position << 3);
}
