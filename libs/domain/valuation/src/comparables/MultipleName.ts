/** What a multiple divides a value by. */
export type MultipleMetric = 'ebitda' | 'ebit' | 'revenue' | 'netIncome' | 'bookValue' | 'ffo';

/** The multiples by which companies and transactions are compared: the value that each divides, and by what. */
export const multipleDefinitions = {
  evToEbitda: { of: 'enterprise', metric: 'ebitda' },
  evToEbit: { of: 'enterprise', metric: 'ebit' },
  evToRevenue: { of: 'enterprise', metric: 'revenue' },
  priceToEarnings: { of: 'equity', metric: 'netIncome' },
  priceToBook: { of: 'equity', metric: 'bookValue' },
  priceToFfo: { of: 'equity', metric: 'ffo' },
} as const satisfies Readonly<
  Record<string, { readonly of: 'enterprise' | 'equity'; readonly metric: MultipleMetric }>
>;

/** A multiple by its key in `multipleDefinitions`. */
export type MultipleName = keyof typeof multipleDefinitions;

const allMultiples = Object.keys(multipleDefinitions) as readonly MultipleName[];

export const isMultiple = (name: string): name is MultipleName => Object.hasOwn(multipleDefinitions, name);

/** The multiples of every kind of company. */
export const multipleNames = allMultiples.filter((name) => name !== 'priceToFfo');

/** A multiple of every kind of company. */
export type CommonMultiple = (typeof multipleNames)[number];

/** The multiples that a kind of company is compared by: funds from operations are a measure of property companies. */
export const multiplesOfBusiness = (businessModel: string): readonly MultipleName[] =>
  businessModel === 'property' ? allMultiples : multipleNames;

/** The metrics as a table heads them. */
export const metricNames: Readonly<Record<MultipleMetric, string>> = {
  ebitda: 'EBITDA',
  ebit: 'EBIT',
  revenue: 'Revenue',
  netIncome: 'Net income',
  bookValue: 'Book value',
  ffo: 'FFO',
};

/** A value for each multiple. */
export type ByMultiple<Value> = Readonly<Record<MultipleName, Value>>;

/** A value for each multiple, from its name. */
export const byMultiple = <Value>(valueOf: (name: MultipleName) => Value): ByMultiple<Value> =>
  Object.fromEntries(allMultiples.map((name) => [name, valueOf(name)])) as ByMultiple<Value>;
