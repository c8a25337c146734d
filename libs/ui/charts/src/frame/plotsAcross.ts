/**
 * The most plots that a row has: as few and as even rows as fit, or one plot below the other where a quarter of the rows
 * would be empty.
 */
export function plotsAcross(count: number, fitting: number): number {
  const rows = Math.ceil(count / Math.max(fitting, 1));
  const across = Math.ceil(count / rows);
  return count > 0.75 * rows * across ? across : 1;
}
