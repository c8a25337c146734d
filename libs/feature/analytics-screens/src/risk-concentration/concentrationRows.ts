import type { PortfolioBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { Holdings } from '@finance-analyst/portfolio';
import { type ConcentrationFigures, concentrationFigures } from './concentrationFigures.js';
import { groupedValues, type ShareGroup } from './shareRows.js';

/** How holdings are concentrated, from the finest group on. */
export const concentrationGroups = [
  'holding',
  'issuer',
  'sector',
  'country',
  'currency',
] as const satisfies readonly ShareGroup[];

export interface ConcentrationRow {
  readonly group: (typeof concentrationGroups)[number];
  readonly found: Result<ConcentrationFigures>;
}

/** The concentration of the holdings by each group, cash left out. */
export const concentrationRows = (
  holdings: Pick<Holdings, 'holdings' | 'cash'>,
  body: Pick<PortfolioBody, 'accounts' | 'instruments'>,
  account: string | null,
): readonly ConcentrationRow[] =>
  concentrationGroups.map((group) => {
    const sums = new Map<string, number>();
    for (const part of groupedValues(holdings, body, group, account))
      if (!part.isCash) sums.set(part.group, (sums.get(part.group) ?? 0) + part.value);
    return { group, found: concentrationFigures([...sums.values()]) };
  });
