import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';

/** The same body where no row changes: that is no edit. */
function withRows(
  body: ValuationModelBody,
  change: (row: AssumptionRow) => AssumptionRow,
): ValuationModelBody {
  const assumptions = body.assumptions.map(change);
  return assumptions.every((row, index) => row === body.assumptions[index]) ? body : { ...body, assumptions };
}

const withValue = (row: AssumptionRow, value: AssumptionRow['value']): AssumptionRow =>
  row.value === value ? row : { ...row, value, edited: value !== row.defaultValue };

/** Sets one row; a value equal to the default is no edit. */
export const setAssumption = (
  body: ValuationModelBody,
  rowId: string,
  value: number | string,
): ValuationModelBody => withRows(body, (row) => (row.id === rowId ? withValue(row, value) : row));

/** Puts every row of an input back to its default. */
export const resetInput = (body: ValuationModelBody, input: string): ValuationModelBody =>
  withRows(body, (row) =>
    row.input === input && row.edited ? { ...row, value: row.defaultValue, edited: false } : row,
  );

/** Puts every row back to its default. */
export const resetAll = (body: ValuationModelBody): ValuationModelBody =>
  withRows(body, (row) => (row.edited ? { ...row, value: row.defaultValue, edited: false } : row));

/** Sets every year of a driver to the value of its first: what a spreadsheet user does by filling right. */
export function fillRight(body: ValuationModelBody, rowId: string): ValuationModelBody {
  const source = body.assumptions.find((row) => row.id === rowId);
  if (!source || source.period === null) return body;
  const { input, period, value } = source;
  return withRows(body, (row) =>
    row.input === input && row.period !== null && row.period > period ? withValue(row, value) : row,
  );
}
