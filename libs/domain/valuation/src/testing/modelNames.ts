/** The names in the templates of multiples of what the screens compare. */
export const modelNames = {
  evToEbitda: 'ev_ebitda',
  evToEbit: 'ev_ebit',
  evToRevenue: 'ev_revenue',
  priceToEarnings: 'pe',
  priceToBook: 'pb',
  mean: 'mean',
  median: 'median',
  harmonicMean: 'harmonic_mean',
  lowQuartile: 'low_quartile',
  highQuartile: 'high_quartile',
} as const;
