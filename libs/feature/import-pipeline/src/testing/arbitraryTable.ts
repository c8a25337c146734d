import fc from 'fast-check';

export interface TableEvent {
  readonly day: number;
  readonly lines: readonly string[];
}

const header = 'Trade Date,Type,Symbol,Quantity,Price,Amount,Fee,Currency,Account';

const dateOf = (day: number): string => `2024-03-${String(day).padStart(2, '0')}`;

/** Events of few days, symbols and amounts, so that equal ones are frequent. What is sold was bought on the same day. */
const event: fc.Arbitrary<TableEvent> = fc
  .record({
    day: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom('buy', 'deposit', 'dividend', 'fee', 'round trip'),
    symbol: fc.constantFrom('ACME', 'BETA'),
    quantity: fc.constantFrom('1', '2.5'),
    price: fc.constantFrom('10', '20.25'),
    account: fc.constantFrom('Main', 'Second'),
  })
  .map(({ day, kind, symbol, quantity, price, account }) => {
    const trade = (type: string): string =>
      `${dateOf(day)},${type},${symbol},${quantity},${price},,1,USD,${account}`;
    const cash = (type: string, own: string): string =>
      `${dateOf(day)},${type},${own},,,${price},,USD,${account}`;
    const lines = {
      buy: [trade('Buy')],
      deposit: [cash('Deposit', '')],
      dividend: [cash('Dividend', symbol)],
      fee: [cash('Fee', '')],
      'round trip': [trade('Buy'), trade('Sell')],
    }[kind];
    return { day, lines: lines ?? [] };
  });

/** Events in the order of their days. */
export const arbitraryEvents: fc.Arbitrary<readonly TableEvent[]> = fc
  .array(event, { minLength: 1, maxLength: 14 })
  .map((events) => events.toSorted((a, b) => a.day - b.day));

export const tableOf = (events: readonly TableEvent[]): string =>
  [header, ...events.flatMap(({ lines }) => lines)].join('\n');
