export type ExchangeCode = 'XSA1' | 'XSA2' | 'XSA3' | 'XSA4' | 'XSA5';

/** A fictional exchange and the economy around it. */
export interface SampleExchange {
  /** In the form of a market identifier code, and none that ISO 10383 assigns. */
  readonly code: ExchangeCode;
  readonly name: string;
  readonly currency: string;
  readonly indexSymbol: string;
  readonly indexName: string;
  /** Closed on these days of the year (`MM-DD`) beside weekends. */
  readonly holidays: readonly string[];
  /** Currency units for a dollar, to scale companies; the exchange rate itself moves. */
  readonly unitsPerDollar: number;
  /** Price at which a company typically starts, in currency units. */
  readonly typicalPrice: number;
  /** Decimals of a quoted price. */
  readonly priceDecimals: number;
  readonly taxRate: number;
  /** Annual rate at which a sound company borrows. */
  readonly borrowingRate: number;
  readonly dividendsPerYear: 1 | 2 | 4;
}

export const exchanges: readonly SampleExchange[] = [
  {
    code: 'XSA1',
    name: 'Sample Exchange New York',
    currency: 'USD',
    indexSymbol: 'IXA.SMP',
    indexName: 'Sample New York Index',
    holidays: ['01-01', '07-04', '12-25'],
    unitsPerDollar: 1,
    typicalPrice: 60,
    priceDecimals: 2,
    taxRate: 0.21,
    borrowingRate: 0.048,
    dividendsPerYear: 4,
  },
  {
    code: 'XSA2',
    name: 'Sample Exchange Frankfurt',
    currency: 'EUR',
    indexSymbol: 'IXB.SMP',
    indexName: 'Sample Frankfurt Index',
    holidays: ['01-01', '05-01', '12-24', '12-25', '12-26'],
    unitsPerDollar: 0.9,
    typicalPrice: 55,
    priceDecimals: 2,
    taxRate: 0.27,
    borrowingRate: 0.034,
    dividendsPerYear: 1,
  },
  {
    code: 'XSA3',
    name: 'Sample Exchange London',
    currency: 'GBP',
    indexSymbol: 'IXC.SMP',
    indexName: 'Sample London Index',
    holidays: ['01-01', '12-25', '12-26'],
    unitsPerDollar: 0.8,
    typicalPrice: 18,
    priceDecimals: 2,
    taxRate: 0.24,
    borrowingRate: 0.046,
    dividendsPerYear: 2,
  },
  {
    code: 'XSA4',
    name: 'Sample Exchange Tokyo',
    currency: 'JPY',
    indexSymbol: 'IXD.SMP',
    indexName: 'Sample Tokyo Index',
    holidays: ['01-01', '01-02', '01-03', '05-03', '05-04', '05-05', '12-31'],
    unitsPerDollar: 130,
    typicalPrice: 3200,
    priceDecimals: 0,
    taxRate: 0.3,
    borrowingRate: 0.014,
    dividendsPerYear: 2,
  },
  {
    code: 'XSA5',
    name: 'Sample Exchange Zurich',
    currency: 'CHF',
    indexSymbol: 'IXE.SMP',
    indexName: 'Sample Zurich Index',
    holidays: ['01-01', '01-02', '05-01', '08-01', '12-25', '12-26'],
    unitsPerDollar: 0.95,
    typicalPrice: 110,
    priceDecimals: 2,
    taxRate: 0.16,
    borrowingRate: 0.022,
    dividendsPerYear: 1,
  },
];

/** The exchange with this code. */
export function exchangeOf(code: string): SampleExchange {
  const found = exchanges.find((exchange) => exchange.code === code);
  if (!found) throw new RangeError(`no sample exchange ${code}`);
  return found;
}
