import type { CombinedHoldings } from '@finance-analyst/portfolio';
import { holdingGroups } from '../holdings/holdingGroups.js';
import type { HoldingGroup, HoldingNames, HoldingRow } from '../holdings/HoldingRow.js';
import { combinedInstruments } from './combinedInstruments.js';
import type { CombinedGrouping } from './CombinedGrouping.js';
import type { CountedPortfolio } from './combinedLedgers.js';
import { messages } from './messages.js';

type Titled = Pick<CountedPortfolio, 'id' | 'title'>;

/** A row with the portfolios that it leads to. */
export interface CombinedRow extends HoldingRow {
  readonly portfolios: readonly Titled[];
}

export interface CombinedGroup extends HoldingGroup<CombinedRow> {
  /** The portfolio that it is; null for a group across portfolios. */
  readonly portfolio: Titled | null;
}

/** The holdings of all portfolios as rows, one for each instrument of a group, in the order of holdings of one portfolio. */
export function combinedGroups(
  combined: CombinedHoldings,
  portfolios: readonly CountedPortfolio[],
  grouping: CombinedGrouping,
): readonly CombinedGroup[] {
  // Account ids are unique in a portfolio only.
  const keyOf = (portfolio: string, account: string): string => `${portfolio} ${account}`;
  const owners = new Map<string, Titled>();
  const accounts: HoldingNames['accounts'][number][] = [];
  for (const portfolio of portfolios)
    for (const account of portfolio.names.accounts) {
      const id = keyOf(portfolio.id, account.id);
      owners.set(id, portfolio);
      accounts.push({
        ...account,
        id,
        name: grouping === 'portfolio' ? portfolio.title : messages.accountOf(portfolio.title, account.name),
      });
    }
  const holdings = combined.holdings.map((holding) => ({
    ...holding,
    account: keyOf(holding.part, holding.account),
  }));
  return holdingGroups(
    { ...combined, holdings },
    { accounts, instruments: combinedInstruments(portfolios) },
    grouping === 'portfolio' ? 'account' : grouping,
  ).map((group): CombinedGroup => {
    const rows = group.rows.map((row) => ({ ...row, portfolios: ownersOf(row, owners) }));
    return {
      ...group,
      rows,
      portfolio: grouping === 'portfolio' ? (rows[0]?.portfolios[0] ?? null) : null,
    };
  });
}

const ownersOf = ({ holdings }: HoldingRow, owners: ReadonlyMap<string, Titled>): readonly Titled[] => [
  ...new Set(holdings.flatMap(({ account }) => owners.get(account) ?? [])),
];
