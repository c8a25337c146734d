/**
 * 24 monthly returns of a portfolio and its benchmark, January 2000 to December 2001. C. R. Bacon, “Practical Portfolio
 * Performance Measurement and Attribution”, 2nd edition (2008).
 */
const months: readonly (readonly [portfolio: number, benchmark: number])[] = [
  [0.003, 0.002],
  [0.026, 0.025],
  [0.011, 0.018],
  [-0.01, -0.011],
  [0.015, 0.014],
  [0.025, 0.018],
  [0.016, 0.014],
  [0.067, 0.065],
  [-0.014, -0.015],
  [0.04, 0.042],
  [-0.005, -0.006],
  [0.081, 0.083],
  [0.04, 0.039],
  [-0.037, -0.038],
  [-0.061, -0.062],
  [0.017, 0.015],
  [-0.049, -0.048],
  [-0.022, 0.021],
  [0.07, 0.06],
  [0.058, 0.056],
  [-0.065, -0.067],
  [0.024, 0.019],
  [-0.005, -0.003],
  [-0.009, 0],
];

const monthly = (returns: readonly number[]) => ({ returns: Float64Array.from(returns), periodsPerYear: 12 });

export const baconPortfolio = monthly(months.map(([portfolio]) => portfolio));
export const baconBenchmark = monthly(months.map(([, benchmark]) => benchmark));
