import { isoDate } from '../calendar/isoDate.js';
import { numberOf } from '../decimal/numberOf.js';
import type { Chunk } from '../ledger/Chunk.js';
import type { Ledger } from '../ledger/Ledger.js';
import { instrumentKey } from '../row/instrumentKey.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import { rowKinds } from '../row/RowKind.js';
import type { PaidDividend } from './PaidDividend.js';

export interface DividendsPerShare {
  /** By date; those of several accounts on one day are one. */
  readonly dividends: readonly PaidDividend[];
  /** Instruments with dividends of which the number of shares is not known: none were held on the day, and the row files none. */
  readonly withoutShares: readonly LedgerInstrument[];
}

interface Payment extends Omit<PaidDividend, 'perShare'> {
  readonly amount: number;
  readonly shares: number;
}

/**
 * What was paid for each share, by the dividend rows of a ledger after one day and up to another (since 1970-01-01): the gross amount over
 * the quantity that the row files or, if it does not, over what was held on its day. It is for shares of `today`, the last day whose rows
 * count: a later split has not happened to them.
 */
export function dividendsPerShare(
  ledger: Ledger,
  after: number,
  until: number,
  today = Infinity,
): DividendsPerShare {
  const payments = new Map<string, Payment>();
  const withoutShares = new Map<string, LedgerInstrument>();
  for (const { chunks } of ledger.strands.values())
    for (const payment of paymentsOf(ledger, chunks, { after, until, today })) {
      const instrument = instrumentKey(payment.instrument);
      if (!(payment.shares > 0)) withoutShares.set(instrument, payment.instrument);
      else {
        const key = `${payment.date} ${payment.currency} ${instrument}`;
        const known = payments.get(key);
        payments.set(key, known ? joined(known, payment) : payment);
      }
    }
  const dividends = [...payments.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ instrument, date, currency, amount, shares }) => ({
      instrument,
      date,
      perShare: amount / shares,
      currency,
    }));
  dividends.sort(
    (a, b) =>
      compareText(a.date, b.date) || compareText(instrumentKey(a.instrument), instrumentKey(b.instrument)),
  );
  return { dividends, withoutShares: [...withoutShares.values()] };
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const joined = (a: Payment, b: Payment): Payment => ({
  ...a,
  amount: a.amount + b.amount,
  shares: a.shares + b.shares,
});

function paymentsOf(
  ledger: Ledger,
  chunks: readonly Chunk[],
  { after, until, today }: Readonly<Record<'after' | 'until' | 'today', number>>,
): Payment[] {
  const payments: (Payment & { readonly slot: number })[] = [];
  // By slot: the shares of today that one after the splits to come is made of.
  const laterFactors = new Map<number, number>();
  for (const { rows, columns, start } of chunks)
    for (let place = start; place < start + rows.length; place++) {
      const quantity = columns.quantity[place] as number;
      const slot = columns.position[place] as number;
      if (Number.isNaN(quantity) || slot < 0) continue;
      const day = columns.day[place] as number;
      const kind = rowKinds[columns.kind[place] as number];
      const instrument = ledger.registry.positions.entries[slot]?.instrument;
      if (kind === 'dividend' && day > after && day <= until && instrument) {
        const filed = rows[place - start]?.quantity;
        const shares = filed ? numberOf(filed.units, filed.places) : quantity;
        const amount = columns.gross[place] as number;
        const currency = ledger.registry.cash.entries[columns.cash[place] as number]?.currency ?? '';
        payments.push({
          slot,
          instrument,
          date: isoDate(day),
          currency,
          amount,
          shares: shares * (laterFactors.get(slot) ?? 1),
        });
      }
      const factor = columns.unitFactor[place] as number;
      if (factor === 1) continue;
      if (day > today) laterFactors.set(slot, (laterFactors.get(slot) ?? 1) * factor);
      else
        payments.forEach((payment, at) => {
          if (payment.slot === slot) payments[at] = { ...payment, shares: payment.shares / factor };
        });
    }
  return payments;
}
