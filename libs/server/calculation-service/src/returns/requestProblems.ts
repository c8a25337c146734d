import type { ErrorDetail, ReturnsRequest } from '@finance-analyst/contracts';
import { currencyPlaces } from '@finance-analyst/portfolio';

/** What of a request cannot be, whatever its transactions: currencies, and prices that are not one series. */
export function requestProblems({ currency, prices, rates = {} }: ReturnsRequest): ErrorDetail[] {
  const unknown = (code: string): boolean => currencyPlaces(code) === undefined;
  const names = new Map<string, string>();
  return [
    ...(unknown(currency) ? [{ path: 'currency', message: 'is not a currency' }] : []),
    ...Object.keys(rates).flatMap((pair) =>
      unknown(pair.slice(0, 3)) || unknown(pair.slice(3))
        ? [{ path: `rates.${pair}`, message: 'is not a pair of currencies' }]
        : [],
    ),
    ...Object.entries(prices).flatMap(([name, points]) => {
      const first = points[0]?.currency;
      const other = points.find((point) => point.currency !== first);
      const same = names.get(name.toUpperCase());
      names.set(name.toUpperCase(), name);
      return [
        ...(other
          ? [{ path: `prices.${name}`, message: `has prices in ${String(first)} and ${other.currency}` }]
          : []),
        ...(same === undefined
          ? []
          : [{ path: `prices.${name}`, message: `is the same instrument as ${same}` }]),
      ];
    }),
  ];
}
