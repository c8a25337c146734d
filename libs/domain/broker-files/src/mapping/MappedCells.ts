import type { MappedField } from './ColumnMapping.js';

/** The cells of a line by what a mapping says they are. */
export interface MappedCells {
  readonly text: (field: MappedField) => string;
  readonly amount: (field: MappedField) => string | undefined;
  readonly date: (field: MappedField) => string;
}
