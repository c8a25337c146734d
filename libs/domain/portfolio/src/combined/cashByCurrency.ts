import type { Result } from '@finance-analyst/foundation';
import { sumDecimals } from '../decimal/sumDecimals.js';
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

/** The sum of two amounts of a ledger, with as many decimals as the longer of them. */
function sumOfText(first: string, second: string): string {
  const sum = sumDecimals([first, second], Math.max(decimalsOf(first), decimalsOf(second)));
  if (sum === null) throw new RangeError(`${first} or ${second} is not an amount of a ledger.`);
  return sum;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;
