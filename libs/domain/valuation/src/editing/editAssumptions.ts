import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import { isOwnEdit } from '../scenarios/isOwnEdit.js';

/** The same body if no row changes, which is not an edit. */
function withRows(
  body: ValuationModelBody,
  change: (row: AssumptionRow) => AssumptionRow,
): ValuationModelBody {
  const assumptions = body.assumptions.map(change);
  return assumptions.every((row, index) => row === body.assumptions[index]) ? body : { ...body, assumptions };
}

const withValue = (row: AssumptionRow, value: AssumptionRow['value']): AssumptionRow =>
  row.value === value ? row : { ...row, value, edited: value !== row.defaultValue };

/** Sets rows by id; a value equal to the default is not an edit. */
export const setAssumptions = (
  body: ValuationModelBody,
  values: ReadonlyMap<string, AssumptionRow['value']>,
): ValuationModelBody =>
  withRows(body, (row) => {
    const value = values.get(row.id);
    return value === undefined ? row : withValue(row, value);
  });

/** The model with the analyst’s value in one row, in the unit of its input; other defaults stay as they are. */
export const setAssumption = (
  body: ValuationModelBody,
  rowId: string,
  value: AssumptionRow['value'],
): ValuationModelBody => setAssumptions(body, new Map([[rowId, value]]));

const resetWhere = (body: ValuationModelBody, isMeant: (row: AssumptionRow) => boolean): ValuationModelBody =>
  withRows(body, (row) =>
    isOwnEdit(row) && isMeant(row) ? { ...row, value: row.defaultValue, edited: false } : row,
  );

/** Resets every row of an input to its default. */
export const resetInput = (body: ValuationModelBody, input: string): ValuationModelBody =>
  resetWhere(body, (row) => row.input === input);

/** Resets rows, given by id, to their defaults. */
export const resetRows = (body: ValuationModelBody, rowIds: readonly string[]): ValuationModelBody =>
  resetWhere(body, ({ id }) => rowIds.includes(id));

/** Resets every row to its default. */
export const resetAll = (body: ValuationModelBody): ValuationModelBody => resetWhere(body, () => true);

/** Copies each given row's value to the years after it, like a spreadsheet's fill right. */
export function fillRight(body: ValuationModelBody, rowIds: readonly string[]): ValuationModelBody {
  const sources = body.assumptions.filter(({ id }) => rowIds.includes(id));
  return withRows(body, (row) => {
    const source = sources.find(
      ({ input, yearEnd }) =>
        input === row.input && yearEnd !== null && row.yearEnd !== null && row.yearEnd > yearEnd,
    );
    return source ? withValue(row, source.value) : row;
  });
}
