/**
 * The sum over all elements of a sample covariance of the variance that an element's products have over the periods: pi in Ledoit and Wolf
 * (2004). The products need not be formed: their squares add up to the fourth powers of the lengths of the periods.
 */
export function samplingError(returns: readonly Float64Array[], sample: Float64Array): number {
  const periods = returns[0]?.length ?? 0;
  const squares = new Float64Array(periods);
  for (const own of returns)
    for (let period = 0; period < periods; period += 1)
      squares[period] = (squares[period] as number) + (own[period] as number) ** 2;
  const fourths = squares.reduce((sum, each) => sum + each * each, 0);
  let products = 0;
  for (const each of sample) products += each * each;
  return Math.max(fourths / periods - products, 0);
}
