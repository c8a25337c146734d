import type { Result } from '@finance-analyst/foundation';
import { addUnits } from '../decimal/addUnits.js';
import { readDecimal } from '../decimal/readDecimal.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import type { Decimal } from '../decimal/Decimal.js';
import type { HeldCash } from '../holdings/Holding.js';

/** Cash in one currency, over all accounts. */
export interface CurrencyCash {
  /** ISO 4217. */
  readonly currency: string;
  /** Decimal text, exact. */
  readonly amount: string;
  readonly value: Result<number>;
  readonly weight: Result<number>;
}

/** The cash of all accounts by currency, the largest value first and what has none last; amounts add up exactly. */
export function cashByCurrency(
  cash: readonly Pick<HeldCash, 'currency' | 'amount' | 'value' | 'weight'>[],
): readonly CurrencyCash[] {
  const sums = new Map<string, CurrencyCash>();
  for (const { currency, amount, value, weight } of cash) {
    const before = sums.get(currency);
    sums.set(
      currency,
      before
        ? {
            currency,
            amount: sumOfText(before.amount, amount),
            value: sumOfBoth(before.value, value),
            weight: sumOfBoth(before.weight, weight),
          }
        : { currency, amount, value, weight },
    );
  }
  return [...sums.values()].sort(
    (a, b) => sizeOf(b.value) - sizeOf(a.value) || (a.currency < b.currency ? -1 : 1),
  );
}

const sizeOf = (value: Result<number>): number => (value.ok ? value.value : Number.NEGATIVE_INFINITY);

const sumOfBoth = (a: Result<number>, b: Result<number>): Result<number> => {
  if (!a.ok) return a;
  return b.ok ? { ok: true, value: a.value + b.value } : b;
};

const nothing: Decimal = { units: 0, places: 0 };

/** The sum of two amounts of a ledger, with as many decimals as the longer of them. */
function sumOfText(first: string, second: string): string {
  const [a, b] = [readDecimal(first) ?? nothing, readDecimal(second) ?? nothing];
  const places = Math.max(a.places, b.places);
  const units = addUnits(scaleUnits(a.units, places - a.places), scaleUnits(b.units, places - b.places));
  return writeDecimal(units, places, Math.max(decimalsOf(first), decimalsOf(second)));
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;
