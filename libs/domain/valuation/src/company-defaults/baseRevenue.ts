import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** What the first forecast year grows from. */
export function baseRevenue({ base }: DefaultBasis): Assumption {
  const revenue = base.figures.revenue;
  if (!revenue) throw new Error('A suitable company has revenue.');
  return {
    input: 'base_revenue',
    value: revenue.value,
    reason: `Revenue of ${base.label}`,
    sources: [
      {
        line: 'revenue',
        period: base.label,
        periodEnd: base.end,
        currency: base.currency,
        figure: revenue,
      },
    ],
    external: null,
  };
}
