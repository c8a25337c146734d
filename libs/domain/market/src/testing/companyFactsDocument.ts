/** One row of a companyfacts document; what is left out is filled in by `row`. */
export interface FactRow {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly accn: string;
  readonly fy: number;
  readonly fp: string;
  readonly form: string;
  readonly filed: string;
}

type RowOptions = Partial<Pick<FactRow, 'start' | 'accn' | 'fy' | 'fp' | 'form'>>;

/** A row of the filing made on `filed`, by default a 10-K about the year of `end`. */
export function row(end: string, val: number, filed: string, options: RowOptions = {}): FactRow {
  return {
    end,
    val,
    accn: `accession-${filed}`,
    fy: Number(end.slice(0, 4)),
    fp: 'FY',
    form: '10-K',
    filed,
    ...options,
  };
}

/** A row over a span of days: `2023-01-01/2023-12-31`. */
export function spanRow(span: string, val: number, filed: string, options: RowOptions = {}): FactRow {
  const [start = '', end = ''] = span.split('/');
  return row(end, val, filed, { start, ...options });
}

export type Taxonomies = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>>
>;

/** A companyfacts document: taxonomy → tag → unit → rows. */
export function companyFactsDocument(taxonomies: Taxonomies): unknown {
  const facts = Object.fromEntries(
    Object.entries(taxonomies).map(([taxonomy, tags]) => [
      taxonomy,
      Object.fromEntries(
        Object.entries(tags).map(([tag, units]) => [tag, { label: null, description: null, units }]),
      ),
    ]),
  );
  return { cik: 1, entityName: 'Example Corporation', facts };
}

/** A us-gaap document whose tags are all in USD, with total assets so that the currency is known. */
export function dollarDocument(tags: Readonly<Record<string, readonly unknown[]>>): unknown {
  const inDollars = Object.fromEntries(Object.entries(tags).map(([tag, rows]) => [tag, { USD: rows }]));
  return companyFactsDocument({
    'us-gaap': { Assets: { USD: [row('2023-12-31', 1000, '2024-02-01')] }, ...inDollars },
  });
}
