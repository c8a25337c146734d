/** What a multiple divides a value by. */
export type MultipleMetric = 'ebitda' | 'ebit' | 'revenue' | 'netIncome' | 'bookValue';

/** The multiples by which companies and deals are compared: the value that each divides, and by what. */
export const multipleDefinitions = {
  evToEbitda: { of: 'enterprise', metric: 'ebitda' },
  evToEbit: { of: 'enterprise', metric: 'ebit' },
  evToRevenue: { of: 'enterprise', metric: 'revenue' },
  priceToEarnings: { of: 'equity', metric: 'netIncome' },
  priceToBook: { of: 'equity', metric: 'bookValue' },
} as const satisfies Readonly<
  Record<string, { readonly of: 'enterprise' | 'equity'; readonly metric: MultipleMetric }>
>;

export type MultipleName = keyof typeof multipleDefinitions;

export const multipleNames = Object.keys(multipleDefinitions) as readonly MultipleName[];

export const metricNames: Readonly<Record<MultipleMetric, string>> = {
  ebitda: 'EBITDA',
  ebit: 'EBIT',
  revenue: 'Revenue',
  netIncome: 'Net income',
  bookValue: 'Book value',
};

/** A value for each multiple. */
export type ByMultiple<Value> = Readonly<Record<MultipleName, Value>>;

/** A value for each multiple, from its name. */
export const byMultiple = <Value>(valueOf: (name: MultipleName) => Value): ByMultiple<Value> =>
  Object.fromEntries(multipleNames.map((name) => [name, valueOf(name)])) as ByMultiple<Value>;
