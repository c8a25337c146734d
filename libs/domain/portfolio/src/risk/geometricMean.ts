/** The return of each period that compounds to that of all; a fraction, of one return or more from −1 on. */
export function geometricMean(returns: Float64Array): number {
  let logarithms = 0;
  for (const each of returns) logarithms += Math.log1p(each);
  return Math.expm1(logarithms / returns.length);
}
