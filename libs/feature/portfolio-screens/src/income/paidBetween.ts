import type { Result } from '@finance-analyst/foundation';
import type { HoldingMarket, LedgerRow } from '@finance-analyst/portfolio';
import { sumOf } from '../holdings/sumOf.js';

/** The dividends of a ledger between two days, both included, before taxes, each at the rate of its day. */
export const paidBetween = (
  rows: readonly LedgerRow[],
  { from, to }: { readonly from: string; readonly to: string },
  refused: ReadonlySet<string>,
  { currency, rateOn }: Pick<HoldingMarket, 'currency' | 'rateOn'>,
): Result<number> =>
  sumOf(
    rows
      .filter(({ id, kind, date }) => kind === 'dividend' && date >= from && date <= to && !refused.has(id))
      .map((row): Result<number> => {
        const own = row.currency ?? currency;
        const gross = row.gross === undefined ? Number(row.quantity) * Number(row.price) : Number(row.gross);
        const rate = own === currency ? 1 : rateOn(own, row.date);
        return rate === null
          ? { ok: false, reason: `There is no exchange rate of ${own} on ${row.date}.` }
          : { ok: true, value: gross * rate };
      }),
  );
