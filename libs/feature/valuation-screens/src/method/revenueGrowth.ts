import type { PeriodLines } from './MethodView.js';

/** The lines of the growth of a first period, in models whose revenue of a part of a year is that share of an annual rate. */
export const revenueGrowth = {
  growth: 'revenue_growth',
  before: 'base_revenue',
  after: 'annual_revenue',
  growthYears: 'growth_years',
} as const satisfies Partial<PeriodLines>;
