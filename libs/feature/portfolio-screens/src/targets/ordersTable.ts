import { currencyPlaces } from '@finance-analyst/portfolio';
import type { CsvCell } from '@finance-analyst/broker-files';
import { quantityPlaces } from '../holdings/quantityPlaces.js';
import { messages } from './messages.js';
import type { OrderTickets } from './orderTickets.js';

export interface OrderNames {
  readonly instrumentName: (id: string) => string;
  readonly accountName: (id: string) => string;
}

/** Orders in the order in which they are carried out, with a header: what conversions and transfers move is sold before and spent after. */
export function ordersTable(
  { tickets, funding }: OrderTickets,
  currency: string,
  { instrumentName, accountName }: OrderNames,
): readonly (readonly CsvCell[])[] {
  const rowsOf = (side: OrderTickets['tickets'][number]['side']): readonly (readonly CsvCell[])[] =>
    tickets
      .filter((ticket) => ticket.side === side)
      .map((ticket) => [
        ticket.side,
        ticket.id,
        instrumentName(ticket.id),
        accountName(ticket.account),
        { decimal: ticket.quantity.toFixed(orderPlaces(ticket.quantity)) },
        ticket.price,
        inMinorUnits(ticket.amount, ticket.currency),
        ticket.currency,
        inMinorUnits(ticket.value, currency),
        currency,
        messages.reasons[ticket.reason],
      ]);
  return [
    [
      'side',
      'instrument',
      'name',
      'account',
      'quantity',
      'estimated_price',
      'estimated_amount',
      'currency',
      'amount_in_portfolio_currency',
      'portfolio_currency',
      'reason',
    ],
    ...rowsOf('sell'),
    ...funding.map((step): readonly CsvCell[] => [
      step.kind,
      '',
      '',
      accountName(step.account),
      '',
      '',
      inMinorUnits(step.to.amount, step.to.currency),
      step.to.currency,
      inMinorUnits(step.value, currency),
      currency,
      step.kind === 'convert'
        ? messages.convertedFrom(step.from.amount.toFixed(placesOf(step.from.currency)), step.from.currency)
        : messages.transferredTo(accountName(step.toAccount)),
    ]),
    ...rowsOf('buy'),
  ];
}

/** Decimals of a quantity: all that the ledger keeps, so that an order never sells more than is held. */
export const orderPlaces = (quantity: number): number => quantityPlaces(quantity, 12);

/** Decimals of amounts of a currency. */
export const placesOf = (currency: string): number => currencyPlaces(currency) ?? 2;

const inMinorUnits = (amount: number, currency: string): CsvCell => ({
  decimal: amount.toFixed(placesOf(currency)),
});
