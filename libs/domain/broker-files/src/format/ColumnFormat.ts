import type { DateOrder, DecimalSign } from './FileFormat.js';

/** How the cells of a column are read, if they are numbers or dates. */
export interface ColumnFormat {
  readonly decimal: DecimalSign;
  readonly dateOrder: DateOrder;
}
