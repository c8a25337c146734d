import type { PriceImportReport } from '@finance-analyst/contracts';

/** How many days of a file the server has now. */
export const storedCount = ({ inserted, updated, unchanged }: PriceImportReport): number =>
  inserted + updated + unchanged;
