import type { Closing } from '@finance-analyst/broker-files';
import { currencyPlaces, readLedger, type Ledger, type LedgerInstrument } from '@finance-analyst/portfolio';
import { differenceOf } from '../decimal/differenceOf.js';
import { shortDecimal } from '../decimal/shortDecimal.js';
import { sumOf } from '../decimal/sumOf.js';
import { filedKey } from './filedKey.js';
import type { AccountMatch, ClosingComparison, ClosingDifference, InstrumentMatch } from './ImportPlan.js';
import { instrumentKey } from './instrumentKey.js';

interface Compared extends Omit<ClosingDifference, 'stated' | 'ledger' | 'difference'> {
  stated: string;
  ledger: string;
}

/**
 * Compares holdings and cash that a file states with the ledger of that day. Of an account whose holdings it states, what
 * it leaves out is stated as 0.
 */
export function compareClosing(
  closing: Closing,
  ledger: Ledger,
  accounts: readonly AccountMatch[],
  instruments: ReadonlyMap<string, InstrumentMatch>,
): ClosingComparison {
  const { positions, cash } = readLedger(ledger, closing.date ?? undefined);
  const accountIds = new Map(accounts.map(({ filed, account }) => [filed, account.id]));
  const idOf = (filed: string | null): string => accountIds.get(filed) ?? '';
  const compared = new Map<string, Compared>();
  const entryOf = (
    account: string,
    instrument: LedgerInstrument | null,
    currency: string | null,
  ): Compared => {
    const key = `${account}|${instrument ? instrumentKey(instrument) : ''}|${currency ?? ''}`;
    const entry = compared.get(key) ?? { account, instrument, currency, stated: '0', ledger: '0' };
    compared.set(key, entry);
    return entry;
  };
  for (const { account, instrument, quantity } of closing.holdings) {
    const match = instruments.get(filedKey(instrument))?.instrument;
    if (!match) continue;
    const entry = entryOf(idOf(account), { symbol: match.symbol, market: match.market }, null);
    entry.stated = sumOf(entry.stated, quantity);
  }
  for (const { account, currency, amount } of closing.cash) {
    const entry = entryOf(idOf(account), null, currency);
    entry.stated = sumOf(entry.stated, amount);
  }
  const stated = compared.size;
  const withHoldings = new Set(closing.holdings.map(({ account }) => idOf(account)));
  for (const { account, instrument, quantity } of positions)
    if (withHoldings.has(account)) entryOf(account, instrument, null).ledger = shortDecimal(quantity);
  for (const { account, currency, amount } of cash) {
    const entry = compared.get(`${account}||${currency}`);
    if (entry) entry.ledger = shortDecimal(amount);
  }
  return {
    date: closing.date,
    stated,
    differences: [...compared.values()].flatMap((entry) => {
      const difference = differenceOf(entry.ledger, entry.stated);
      return isNothing(difference, entry.currency) ? [] : [{ ...entry, difference }];
    }),
  };
}

/** Brokers state cash with more decimals than can be paid: less than half a minor unit is no difference. */
function isNothing(difference: string, currency: string | null): boolean {
  if (currency === null) return difference === '0';
  const places = currencyPlaces(currency) ?? 2;
  return Math.abs(Number(difference)) < 0.5 / 10 ** places;
}
