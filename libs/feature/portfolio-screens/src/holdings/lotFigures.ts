import type { Result } from '@finance-analyst/foundation';
import { currencyPlaces, type Holding, type OpenLot, roundUnits } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';

/** What a lot cost and is worth, in the currency of its cost. */
export interface LotFigures {
  readonly quantity: number;
  readonly costPerUnit: number;
  /** Proceeds of a short lot are a negative cost. */
  readonly cost: number;
  /** Units of the account's currency for one of the cost; null if none is filed, or both are the same. */
  readonly rate: number | null;
  readonly value: Result<number>;
  readonly gain: Result<number>;
}

/** The figures of a lot at the price of its holding. */
export function lotFigures(
  lot: OpenLot,
  { price, value: valued, costCurrency }: Pick<Holding, 'price' | 'value' | 'costCurrency'>,
  accountCurrency: string,
): LotFigures {
  const sign = lot.side === 'short' ? -1 : 1;
  const [quantity, paid] = [Number(lot.quantity), Number(lot.cost)];
  const cost = sign * paid;
  const scale = 10 ** (currencyPlaces(costCurrency) ?? 2);
  const worth = (amount: number): number => roundUnits(amount, currencyPlaces(costCurrency) ?? 2) / scale;
  const value = valueOf();
  return {
    quantity: sign * quantity,
    costPerUnit: quantity === 0 ? 0 : paid / quantity,
    cost,
    rate:
      lot.accountCost === null || paid === 0 || accountCurrency === costCurrency
        ? null
        : Number(lot.accountCost) / paid,
    value,
    gain: value.ok ? { ok: true, value: worth(value.value - cost) } : value,
  };

  function valueOf(): Result<number> {
    if (!price) return valued.ok ? { ok: false, reason: messages.noPrice } : valued;
    return price.currency === costCurrency
      ? { ok: true, value: worth(sign * quantity * price.price) }
      : { ok: false, reason: messages.otherCurrency(price.currency, costCurrency) };
  }
}
