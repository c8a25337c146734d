import { paths } from './paths.js';

/** The address of the risk of a portfolio, or without its id of the choice of one. */
export const riskPath = (portfolioId?: string): string =>
  portfolioId === undefined
    ? paths.advancedAnalyticsDashboard
    : `${paths.advancedAnalyticsDashboard}?${new URLSearchParams({ portfolio: portfolioId }).toString()}`;
