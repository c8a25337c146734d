import type { PortfolioBody } from '@finance-analyst/documents';

/** The highest entry number of a portfolio's rows; 0 if it has none. */
export const highestEntry = ({ rows }: Pick<PortfolioBody, 'rows'>): number =>
  rows.reduce((highest, { entry }) => Math.max(highest, entry), 0);
