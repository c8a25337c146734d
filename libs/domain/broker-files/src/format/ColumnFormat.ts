import type { DateOrder, DecimalSign } from './FileFormat.js';

/** How the cells of a column are read, if they are numbers or dates. */
export interface ColumnFormat {
  readonly decimal: DecimalSign;
  /** Its cells have both signs: each line decides for itself. */
  readonly isMixed?: boolean;
  readonly dateOrder: DateOrder;
}
