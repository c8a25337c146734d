/** Daily returns by asset with eight factors in common, the first of them a market that all depend on; the same at every run. */
export function sampleReturns(assets: number, days: number): Float64Array[] {
  let state = 1;
  // Numerical Recipes' linear congruential generator: good enough for returns that only have to be many.
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const factors = Array.from({ length: 8 }, (_, place) =>
    Float64Array.from({ length: days }, () => normal() * (place === 0 ? 0.0105 : 0.004)),
  );
  return Array.from({ length: assets }, () => {
    const loadings = factors.map((_, place) => (place === 0 ? 1 + 0.3 * normal() : normal()));
    const own = 0.008 + 0.012 * random();
    const expected = 0.00005 + 0.0002 * (loadings[0] ?? 0);
    return Float64Array.from({ length: days }, (_, day) =>
      factors.reduce(
        (sum, factor, place) => sum + (loadings[place] ?? 0) * (factor[day] ?? 0),
        expected + own * normal(),
      ),
    );
  });
}
