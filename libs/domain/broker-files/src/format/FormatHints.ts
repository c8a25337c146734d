import type { DateOrder, DecimalSign } from './FileFormat.js';

/** What is assumed where no row decides: a layout knows how its files are written. */
export interface FormatHints {
  readonly decimal?: DecimalSign;
  readonly dateOrder?: DateOrder;
}
