import { type PortfolioBody, type PortfolioInstrument, writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { type GroupShare, type Holding, type Holdings, sharesByGroup } from '@finance-analyst/portfolio';
import { countryOf } from '../groups/countryOf.js';
import { issuerOf } from '../groups/issuerOf.js';
import { messages } from '../risk/messages.js';

export const shareGroups = ['holding', 'issuer', 'sector', 'country', 'currency', 'account'] as const;

export type ShareGroup = (typeof shareGroups)[number];

/** A group of holdings, with its name. */
export interface NamedShare extends GroupShare {
  readonly name: string;
}

/** A holding or cash in its group. */
export interface GroupedValue {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly isCash: boolean;
}

interface Named {
  readonly group: string;
  readonly name: string;
}

/** The values of today in their groups, of one account or all; what has no value is left out. */
export function groupedValues(
  { holdings, cash }: Pick<Holdings, 'holdings' | 'cash'>,
  { accounts, instruments }: Pick<PortfolioBody, 'accounts' | 'instruments'>,
  group: ShareGroup,
  account: string | null,
): readonly GroupedValue[] {
  const known = new Map(instruments.map((each) => [each.id, each]));
  const isShown = (one: { readonly account: string }): boolean => account === null || one.account === account;
  const accountOf = (id: string): Named => ({
    group: id,
    name: accounts.find((one) => one.id === id)?.name ?? id,
  });
  return [
    ...holdings.filter(isShown).flatMap((holding): readonly GroupedValue[] => {
      const { value, account: own } = holding;
      if (!value.ok) return [];
      const named =
        group === 'account'
          ? accountOf(own)
          : groupOfHolding(group, holding, known.get(writeSymbol(holding.instrument)));
      return [{ ...named, value: value.value, isCash: false }];
    }),
    ...cash.filter(isShown).flatMap(({ value, currency, account: own }): readonly GroupedValue[] => {
      if (!value.ok) return [];
      const named = group === 'account' ? accountOf(own) : groupOfCash(group, currency);
      return [{ ...named, value: value.value, isCash: true }];
    }),
  ];
}

function groupOfHolding(
  group: Exclude<ShareGroup, 'account'>,
  { instrument, price, costCurrency }: Pick<Holding, 'instrument' | 'price' | 'costCurrency'>,
  known: PortfolioInstrument | undefined,
): Named {
  const id = writeSymbol(instrument);
  const name = known?.name ?? id;
  const same = (text: string): Named => ({ group: text, name: text });
  switch (group) {
    case 'holding':
      return { group: `holding ${id}`, name };
    case 'issuer':
      return { group: issuerOf(known?.isin) ?? `holding ${id}`, name };
    case 'sector':
      return same(known?.sector ?? messages.unknownSector);
    case 'country':
      return same(countryOf(known?.isin) ?? messages.unknownCountry);
    case 'currency':
      return same(price?.currency ?? costCurrency);
  }
}

function groupOfCash(group: Exclude<ShareGroup, 'account'>, currency: string): Named {
  if (group === 'currency') return { group: currency, name: currency };
  return group === 'holding'
    ? { group: `cash ${currency}`, name: messages.cashIn(currency) }
    : { group: 'cash', name: messages.cash };
}

/** What each group is of the value shown, cash included, the largest first; an issuer has the name of its largest holding. */
export function shareRows(...given: Parameters<typeof groupedValues>): Result<readonly NamedShare[]> {
  const parts = groupedValues(...given);
  const shares = sharesByGroup(
    parts,
    ({ value }) => value,
    ({ group }) => group,
  );
  if (!shares.ok) return shares;
  const largest = new Map<string, GroupedValue>();
  for (const part of parts)
    if (Math.abs(part.value) > Math.abs(largest.get(part.group)?.value ?? 0)) largest.set(part.group, part);
  return {
    ok: true,
    value: shares.value.map((each) => ({ ...each, name: largest.get(each.group)?.name ?? each.group })),
  };
}
