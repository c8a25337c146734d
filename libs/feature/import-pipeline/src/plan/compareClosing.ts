import type { Closing } from '@finance-analyst/broker-files';
import {
  currencyPlaces,
  instrumentKey,
  type Ledger,
  type LedgerInstrument,
  readLedger,
} from '@finance-analyst/portfolio';
import { differenceOf } from '../decimal/differenceOf.js';
import { shortDecimal } from '../decimal/shortDecimal.js';
import { sumOf } from '../decimal/sumOf.js';
import { dayBefore } from './dayBefore.js';
import { filedKey } from './filedKey.js';
import type { AccountMatch, ClosingComparison, ClosingDifference, InstrumentMatch } from './ImportPlan.js';

interface Compared extends Pick<ClosingDifference, 'account' | 'instrument' | 'currency'> {
  stated: string;
  ledger: string;
  /** What the file says there was before it, less what the ledger has there; null if the file does not say. */
  before: string | null;
}

/**
 * Compares holdings and cash that a file states with the ledger of that day. Of an account whose holdings it states, what
 * it leaves out is stated as 0. A difference is explained by what was there before the file begins: of cash, as the file
 * states it; of a holding, all that the close has more, as a file states no holdings of its beginning.
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
    const entry = compared.get(key) ?? {
      account,
      instrument,
      currency,
      stated: '0',
      ledger: '0',
      before: null,
    };
    compared.set(key, entry);
    return entry;
  };
  for (const { account, instrument, quantity } of closing.holdings) {
    const match = instruments.get(filedKey(instrument))?.instrument;
    if (!match) continue;
    const entry = entryOf(idOf(account), { symbol: match.symbol, market: match.market }, null);
    entry.stated = sumOf(entry.stated, quantity);
  }
  for (const { account, currency, amount, opening } of closing.cash) {
    const entry = entryOf(idOf(account), null, currency);
    entry.stated = sumOf(entry.stated, amount);
    if (opening !== undefined) entry.before = sumOf(entry.before ?? '0', opening);
  }
  const stated = compared.size;
  const withHoldings = new Set(closing.holdings.map(({ account }) => idOf(account)));
  for (const { account, instrument, quantity } of positions)
    if (withHoldings.has(account)) entryOf(account, instrument, null).ledger = shortDecimal(quantity);
  const cashEntry = (account: string, currency: string): Compared | undefined =>
    compared.get(`${account}||${currency}`);
  for (const { account, currency, amount } of cash) {
    const entry = cashEntry(account, currency);
    if (entry) entry.ledger = shortDecimal(amount);
  }
  if (closing.from !== undefined)
    for (const { account, currency, amount } of readLedger(ledger, dayBefore(closing.from)).cash) {
      const entry = cashEntry(account, currency);
      if (entry && entry.before !== null) entry.before = differenceOf(entry.before, amount);
    }
  return {
    date: closing.date,
    from: closing.from ?? null,
    stated,
    differences: [...compared.values()].flatMap((entry) => {
      const difference = differenceOf(entry.ledger, entry.stated);
      return isNothing(difference, entry.currency) ? [] : [{ ...entry, difference, ...explained(entry) }];
    }),
  };
}

/** What of the difference was there before the file begins, and what that does not explain. */
function explained({
  currency,
  stated,
  ledger,
  before,
}: Compared): Pick<ClosingDifference, 'before' | 'unexplained'> {
  const missing = differenceOf(stated, ledger);
  if (currency === null) {
    // Less than the transactions give was not held before: a sale is missing.
    const isHeldBefore = Number(missing) * Number(stated) > 0;
    return isHeldBefore ? { before: missing, unexplained: '0' } : { before: '0', unexplained: missing };
  }
  const opening = before === null || isNothing(before, currency) ? '0' : before;
  const rest = differenceOf(missing, opening);
  return { before: opening, unexplained: isNothing(rest, currency) ? '0' : rest };
}

/** Brokers state cash with more decimals than can be paid: less than half a minor unit is no difference. */
function isNothing(difference: string, currency: string | null): boolean {
  if (currency === null) return difference === '0';
  const places = currencyPlaces(currency) ?? 2;
  return Math.abs(Number(difference)) < 0.5 / 10 ** places;
}
