import type { RiskWorkers } from '@finance-analyst/analytics-screens';

/** The worker that measures risk; its code loads with the first analysis. */
export const loadRiskWorkers = async (): Promise<RiskWorkers> =>
  (await import('../portfolios/riskWorkers.js')).riskWorkers;
