import type { CellChoices } from '@finance-analyst/data-grid';
import type { PortfolioAccount } from '@finance-analyst/documents';
import type { RowKind } from '@finance-analyst/portfolio';
import { distinctAccounts } from '../accounts/distinctAccounts.js';
import type { EntryColumn } from './LedgerColumn.js';
import { messages } from './messages.js';
import { readAccount } from './readAccount.js';
import { readKind } from './readKind.js';

/** From the most usual on. */
const kinds = Object.keys(messages.kinds) as RowKind[];

/** The choices of a column that has few: kinds in words, accounts by name, and the portfolio's currencies. */
export function cellChoices(
  column: EntryColumn,
  typed: string,
  {
    accounts,
    currencies,
  }: { readonly accounts: readonly PortfolioAccount[]; readonly currencies: readonly string[] },
): CellChoices | undefined {
  switch (column) {
    case 'kind': {
      const read = readKind(typed);
      return matching(
        kinds.map((kind) => ({ id: kind, text: messages.kinds[kind] })),
        typed,
        read.ok ? read.value : null,
      );
    }
    case 'account': {
      const read = readAccount(typed, accounts);
      return matching(
        distinctAccounts(accounts).map(({ id, name, currency }) => ({ id, text: name, detail: currency })),
        typed,
        read.ok ? read.value : null,
      );
    }
    case 'currency': {
      const code = typed.trim().toUpperCase();
      return matching(
        currencies.map((currency) => ({ id: currency, text: currency })),
        typed,
        currencies.includes(code) ? code : null,
      );
    }
    default:
      return undefined;
  }
}

/** Those with what is typed in them, those that begin with it first; of those alike, in their order. */
function matching(
  all: readonly { readonly id: string; readonly text: string; readonly detail?: string }[],
  typed: string,
  usual: string | null,
): CellChoices {
  const sought = typed.trim().toLowerCase();
  const begins = all.filter(({ id, text }) => id === usual || text.toLowerCase().startsWith(sought));
  const others = all.filter((one) => !begins.includes(one) && one.text.toLowerCase().includes(sought));
  const list = [...begins, ...others].map((one) => ({ ...one, title: one.text }));
  return { list, usual: usual ?? (sought === '' ? null : (list[0]?.id ?? null)) };
}
