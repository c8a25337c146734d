import { dayNumber } from '../calendar/dayNumber.js';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import { lotMethods } from '../row/LotMethod.js';
import type { LedgerAccount } from '../row/LedgerAccount.js';
import type { AccountEntry } from './AccountEntry.js';

/**
 * Accounts by id. Rows of an account that cannot be read are refused as rows of no account. An opening day that does not exist is none,
 * since it cannot be edited.
 */
export const accountEntries = (accounts: readonly LedgerAccount[]): ReadonlyMap<string, AccountEntry> =>
  new Map(
    accounts.flatMap((account): [string, AccountEntry][] => {
      const openedDay = (account.opened === null ? null : dayNumber(account.opened)) ?? -Infinity;
      return currencyPlaces(account.currency) === undefined || !lotMethods.includes(account.lotMethod)
        ? []
        : [[account.id, { account, openedDay }]];
    }),
  );
