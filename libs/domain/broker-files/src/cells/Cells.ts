/**
 * The cells of one line, read by column. Columns are named as `normalizeHeader` writes them; of several names, the first
 * column with text applies.
 */
export interface Cells {
  /** Trimmed; empty if there is none. */
  readonly text: (...columns: readonly string[]) => string;
  /** Decimal text; undefined if there is none. */
  readonly amount: (...columns: readonly string[]) => string | undefined;
  /**
   * Decimal text of a part of a text, in the format of a column; undefined if it is not a number. In a column of both
   * decimal signs, the part decides, else the other numbers of the text.
   */
  readonly amountIn: (column: string, part: string, ...others: readonly string[]) => string | undefined;
  /** ISO date; empty if there is none. */
  readonly date: (...columns: readonly string[]) => string;
  /** ISO date of a part of a cell, in the format of its column; empty if it is none. */
  readonly dateIn: (column: string, part: string) => string;
  /** Why a cell could not be read, as a sentence; null if all could. */
  readonly problem: () => string | null;
}
