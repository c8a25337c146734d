import { apiAddress, type PriceImportQuery } from '@finance-analyst/contracts';

/** The address for importing and removing prices. */
export function importAddress(address: string, query: PriceImportQuery): URL {
  const url = new URL(apiAddress('priceImport'), address);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
}
