import type { ReturnsRequest, Transaction } from '@finance-analyst/contracts';
import type { LedgerAccount, LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';

const usualAccount = 'main';

/** A number as the decimal text that JavaScript writes for it, without an exponent. */
const decimalText = (given: number | string): string =>
  typeof given === 'string' ? given : plainText(given);

/** An instrument of a request is one name, without a market. */
export const instrumentOf = (name: string): LedgerInstrument => ({ symbol: name, market: null });

/** The rows of a ledger, with the places of the transactions as their ids. */
export const ledgerRows = ({ transactions, currency }: ReturnsRequest): LedgerRow[] =>
  transactions.map((transaction, place) => ({
    id: String(place),
    entry: place,
    account: transaction.account ?? usualAccount,
    kind: transaction.type,
    date: transaction.date,
    currency: transaction.currency ?? currency,
    ...(transaction.instrument === undefined ? {} : { instrument: instrumentOf(transaction.instrument) }),
    ...(transaction.otherInstrument === undefined
      ? {}
      : { otherInstrument: instrumentOf(transaction.otherInstrument) }),
    ...(transaction.otherAccount === undefined ? {} : { otherAccount: transaction.otherAccount }),
    ...(transaction.otherCurrency === undefined ? {} : { otherCurrency: transaction.otherCurrency }),
    ...(transaction.ratio === undefined ? {} : { ratio: ratioOf(transaction.ratio) }),
    ...amounts(transaction),
  }));

const fields = {
  quantity: 'quantity',
  price: 'price',
  amount: 'gross',
  fees: 'fees',
  taxes: 'taxes',
  otherAmount: 'otherAmount',
  cashInLieu: 'cashInLieu',
  costShare: 'costShare',
} as const;

function amounts(transaction: Transaction): Partial<LedgerRow> {
  const entries = Object.entries(fields).flatMap(([field, name]) => {
    const given = transaction[field as keyof typeof fields];
    return given === undefined ? [] : [[name, decimalText(given)] as const];
  });
  return Object.fromEntries(entries);
}

/** Every account that a transaction names, in the currency of the request. */
export function ledgerAccounts({
  transactions,
  currency,
  costBasis = 'fifo',
}: ReturnsRequest): LedgerAccount[] {
  const ids = new Set(
    transactions.flatMap(({ account = usualAccount, otherAccount }) =>
      otherAccount === undefined ? [account] : [account, otherAccount],
    ),
  );
  return [...ids].map((id) => ({ id, currency, opened: null, lotMethod: costBasis }));
}

/** At most twelve decimals, as a ledger has them. */
function plainText(value: number): string {
  const text = String(value);
  const isShort = /^-?\d+(\.\d{1,12})?$/.test(text);
  return isShort ? text : value.toFixed(12).replace(/\.?0+$/, '');
}

/** New shares for old ones: 0.333333333333 is one for three, which decimals cannot say. */
function ratioOf(ratio: number | string): { received: string; held: string } {
  const held = 1 / Number(ratio);
  return held > 1 && Math.abs(held - Math.round(held)) < 1e-9 * held
    ? { received: '1', held: String(Math.round(held)) }
    : { received: decimalText(ratio), held: '1' };
}
