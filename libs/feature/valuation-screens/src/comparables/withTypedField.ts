import type { TransactionColumn } from './readTransaction.js';
import type { TypedFields } from './TypedFields.js';

/** The fields with one more as typed; a field typed back to what it showed before is unchanged again. */
export function withTypedField(
  typed: TypedFields,
  column: TransactionColumn,
  text: string,
  shown: string,
): TypedFields {
  const { [column]: before, ...others } = typed;
  const over = before?.over ?? shown;
  return text === over ? others : { ...others, [column]: { text, over } };
}
