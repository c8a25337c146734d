import { type PortfolioBody, writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { type GroupShare, type Holdings, sharesByGroup } from '@finance-analyst/portfolio';
import { messages } from '../risk/messages.js';

export const shareGroups = ['holding', 'sector', 'currency', 'account'] as const;

export type ShareGroup = (typeof shareGroups)[number];

interface Part {
  readonly group: string;
  readonly value: number;
}

/** What each holding, sector, currency or account is of the value shown, cash included; what has no value is left out. */
export function shareRows(
  { holdings, cash }: Pick<Holdings, 'holdings' | 'cash'>,
  { accounts, instruments }: Pick<PortfolioBody, 'accounts' | 'instruments'>,
  group: ShareGroup,
  account: string | null,
): Result<readonly GroupShare[]> {
  const accountName = (id: string): string => accounts.find((one) => one.id === id)?.name ?? id;
  const isShown = (one: { readonly account: string }): boolean => account === null || one.account === account;
  const parts: readonly Part[] = [
    ...holdings.filter(isShown).flatMap((holding): readonly Part[] => {
      const { value, price, costCurrency } = holding;
      if (!value.ok) return [];
      const known = instruments.find((one) => one.id === writeSymbol(holding.instrument));
      const groups = {
        holding: known?.name ?? writeSymbol(holding.instrument),
        sector: known?.sector ?? messages.unknownSector,
        currency: price?.currency ?? costCurrency,
        account: accountName(holding.account),
      };
      return [{ group: groups[group], value: value.value }];
    }),
    ...cash.filter(isShown).flatMap(({ value, currency, account: own }): readonly Part[] => {
      if (!value.ok) return [];
      const groups = {
        holding: messages.cashIn(currency),
        sector: messages.cash,
        currency,
        account: accountName(own),
      };
      return [{ group: groups[group], value: value.value }];
    }),
  ];
  return sharesByGroup(
    parts,
    ({ value }) => value,
    (part) => part.group,
  );
}
