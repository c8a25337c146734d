import { currencyPlaces, quantitiesIn } from '@finance-analyst/portfolio';
import { useFigureFormat } from '@finance-analyst/figures';
import { shortDecimal } from '../decimal/shortDecimal.js';

export interface Amounts {
  readonly quantity: (text: string) => string;
  /** In the minor unit of its currency. */
  readonly money: (text: string, currency: string) => string;
  /** Of one share: every decimal, at least the minor unit of its currency. */
  readonly price: (text: string, currency: string) => string;
  readonly count: (number: number) => string;
  /** The reason of a refusal, with its quantities in the reader's format. */
  readonly reason: (text: string) => string;
}

/** Decimal texts in the reader's format: of quantities every decimal, up to as many as a number has. */
export function useAmounts(): Amounts {
  const { format } = useFigureFormat();
  const decimal = (text: string, least: number): string => {
    const [, fraction = ''] = shortDecimal(text).split('.');
    return format(Number(text), {
      kind: 'number',
      precision: Math.min(12, Math.max(least, fraction.length)),
    });
  };
  const quantity = (text: string): string => decimal(text, 0);
  return {
    quantity,
    money: (text, currency) =>
      format(Number(text), { kind: 'number', precision: currencyPlaces(currency) ?? 2 }),
    price: (text, currency) => decimal(text, currencyPlaces(currency) ?? 2),
    count: (number) => format(number, { kind: 'count' }),
    reason: (text) => quantitiesIn(text, quantity),
  };
}
