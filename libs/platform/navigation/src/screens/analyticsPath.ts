import { paths } from './paths.js';

/** The address of the returns of a portfolio, or without its id of the choice of one. */
export const analyticsPath = (portfolioId?: string): string =>
  portfolioId === undefined
    ? paths.analytics
    : `${paths.analytics}?${new URLSearchParams({ portfolio: portfolioId }).toString()}`;
