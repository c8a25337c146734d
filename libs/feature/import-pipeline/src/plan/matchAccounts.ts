import type { BrokerFile } from '@finance-analyst/broker-files';
import type { PortfolioAccount, PortfolioBody } from '@finance-analyst/documents';
import { choiceOf } from './choiceOf.js';
import type { ImportChoices } from './ImportChoices.js';
import type { AccountMatch } from './ImportPlan.js';
import { mostCountedCurrency } from './mostCountedCurrency.js';

export interface AccountsToMatch {
  readonly body: PortfolioBody;
  readonly file: BrokerFile;
  readonly fileName: string;
  readonly choices: ImportChoices;
  readonly createId: () => string;
}

/** Gives each account of a file an account of the portfolio: the one chosen, the one of the same name, or a new one. */
export function matchAccounts(given: AccountsToMatch): readonly AccountMatch[] {
  const { body, file, createId } = given;
  const known: PortfolioAccount[] = [...body.accounts];
  return filedAccounts(file).map(({ filed, currencies, transactions }) => {
    const name = nameOf(filed, given);
    const chosen = choiceOf(given.choices.accounts, filed ?? '');
    const found =
      chosen === null
        ? undefined
        : (known.find(({ id }) => id === chosen) ??
          known.find((account) => isSameName(account.name, filed ?? '')) ??
          known.find((account) => isSameName(account.name, name)) ??
          onlyAccount(filed, given));
    if (found) return { filed, account: found, isNew: !body.accounts.includes(found), transactions };
    // Without an opening day: an export of earlier years may follow.
    const account: PortfolioAccount = {
      id: createId(),
      name: freeName(name, known),
      currency: mostCountedCurrency(currencies) ?? body.currency,
      opened: null,
      lotMethod: body.lotMethod ?? 'fifo',
    };
    known.push(account);
    return { filed, account, isNew: true, transactions };
  });
}

interface FiledAccount {
  readonly filed: string | null;
  readonly currencies: Map<string, number>;
  transactions: number;
}

function filedAccounts({ transactions, closing }: BrokerFile): readonly FiledAccount[] {
  const accounts = new Map<string | null, FiledAccount>();
  const add = (filed: string | null, currency: string | undefined, count: number): void => {
    const account = accounts.get(filed) ?? { filed, currencies: new Map<string, number>(), transactions: 0 };
    accounts.set(filed, account);
    account.transactions += count;
    if (currency !== undefined)
      account.currencies.set(currency, (account.currencies.get(currency) ?? 0) + count);
  };
  for (const { account, otherAccount, row } of transactions) {
    add(account, row.currency, 1);
    if (otherAccount !== undefined) add(otherAccount, row.otherCurrency ?? row.currency, 1);
  }
  for (const { account, currency } of closing?.cash ?? []) add(account, currency, 0);
  for (const { account } of closing?.holdings ?? []) add(account, undefined, 0);
  return [...accounts.values()];
}

/** What a broker writes where there is only one account. */
const isNoName = (name: string): boolean => /^(?:default)?$/iu.test(name);

function nameOf(filed: string | null, { file, fileName, choices }: AccountsToMatch): string {
  const { accountNames } = choices;
  const entered = Object.hasOwn(accountNames, filed ?? '') ? accountNames[filed ?? '']?.trim() : undefined;
  if (entered) return entered;
  const ownName = filed?.trim() ?? '';
  if (!isNoName(ownName)) return ownName;
  return file.layout?.name ?? (fileName.replace(/\.[^.]*$/, '').trim() || 'Imported account');
}

/**
 * A table of no known broker that names no account at all goes to the only one there is. A line without an account among
 * others that have one does not: whether it does would depend on which of them were imported before.
 */
const onlyAccount = (filed: string | null, { body, file }: AccountsToMatch): PortfolioAccount | undefined =>
  filed === null &&
  !file.layout &&
  body.accounts.length === 1 &&
  file.transactions.every(({ account }) => account === null)
    ? body.accounts[0]
    : undefined;

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function freeName(name: string, known: readonly PortfolioAccount[]): string {
  let [free, count] = [name, 1];
  while (known.some((account) => isSameName(account.name, free))) free = `${name} (${(count += 1)})`;
  return free;
}
