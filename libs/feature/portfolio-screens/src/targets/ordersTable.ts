import type { RebalancingOrder } from '@finance-analyst/portfolio';
import type { CsvCell } from '@finance-analyst/broker-files';

/** Orders as the rows of a file, with a header. */
export const ordersTable = (
  orders: readonly RebalancingOrder[],
  currency: string,
): readonly (readonly CsvCell[])[] => [
  ['side', 'instrument', 'quantity', 'estimated_price', 'estimated_amount', 'currency'],
  ...orders.map(({ side, instrument, quantity, amount }): readonly CsvCell[] => [
    side,
    instrument,
    quantity,
    amount / quantity,
    amount,
    currency,
  ]),
];
