import { currencyPlaces, quantitiesIn } from '@finance-analyst/portfolio';
import { useFigureFormat } from '@finance-analyst/figures';
import { shortDecimal } from '../decimal/shortDecimal.js';

export interface Amounts {
  readonly quantity: (text: string) => string;
  /** In the minor unit of its currency. */
  readonly money: (text: string, currency: string) => string;
  readonly count: (number: number) => string;
  /** The reason of a refusal, with its quantities in the reader's format. */
  readonly reason: (text: string) => string;
}

/** Decimal texts in the reader's format: of quantities every decimal, up to as many as a number has. */
export function useAmounts(): Amounts {
  const { format } = useFigureFormat();
  const quantity = (text: string): string => {
    const [, fraction = ''] = shortDecimal(text).split('.');
    return format(Number(text), { kind: 'number', precision: Math.min(12, fraction.length) });
  };
  return {
    quantity,
    money: (text, currency) =>
      format(Number(text), { kind: 'number', precision: currencyPlaces(currency) ?? 2 }),
    count: (number) => format(number, { kind: 'count' }),
    reason: (text) => quantitiesIn(text, quantity),
  };
}
