import { mappedFields, type ColumnMapping } from '@finance-analyst/broker-files';
import { rowKinds } from '@finance-analyst/portfolio';
import { fieldsOf } from '@finance-analyst/stored-entries';

const kinds: ReadonlySet<unknown> = new Set([...rowKinds, 'cash-by-sign', 'reinvested-dividend', 'ignore']);
const fields: ReadonlySet<string> = new Set(mappedFields);

/** Whether a stored value maps columns. */
export function isMapping(value: unknown): value is ColumnMapping {
  const own = fieldsOf(value);
  const columns = fieldsOf(own?.['columns']);
  const words = fieldsOf(own?.['kinds']);
  const currency = own?.['currency'];
  return (
    columns !== null &&
    words !== null &&
    Object.entries(columns).every(([field, column]) => fields.has(field) && typeof column === 'string') &&
    Object.values(words).every((kind) => kinds.has(kind)) &&
    (currency === null || typeof currency === 'string') &&
    typeof own?.['isAmountNet'] === 'boolean' &&
    typeof own['isAmountSigned'] === 'boolean'
  );
}
