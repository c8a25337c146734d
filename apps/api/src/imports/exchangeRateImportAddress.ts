import { programAddress } from '@finance-analyst/contracts';

/** The address for importing exchange rates. */
export const exchangeRateImportAddress = (address: string): URL =>
  new URL(programAddress('exchangeRateImport'), address);
