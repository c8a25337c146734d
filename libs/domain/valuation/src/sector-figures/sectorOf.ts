import type { CompanyFundamentals } from '@finance-analyst/market';
import { sectorFigures } from './sectorFigures.js';
import type { Sector } from './Sector.js';

const sectorByCode: ReadonlyMap<string, Sector> = new Map(
  sectorFigures.flatMap((sector) => sector.industryCodes.map((code) => [code, sector] as const)),
);

/** The sector of a company by as many digits of its industry code as one has; null without a code or a sector. */
export function sectorOf({ industryCode = '' }: Pick<CompanyFundamentals, 'industryCode'>): Sector | null {
  const prefixes = [4, 3, 2].map((digits) => industryCode.slice(0, digits));
  return prefixes.map((prefix) => sectorByCode.get(prefix)).find((sector) => sector !== undefined) ?? null;
}
