import { portfolioPath } from '@finance-analyst/navigation';

/** The address of an earlier version of a portfolio, read-only. */
export const versionPath = (id: string, revision: number): string =>
  `${portfolioPath(id)}&version=${revision}`;
