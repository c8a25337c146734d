/** A workbook as tables of texts. */
export interface WorkbookTables {
  readonly sheets: readonly WorkbookSheet[];
}

export interface WorkbookSheet {
  readonly name: string;
  /** Cells of each row as text: numbers with a decimal point, days as ISO dates. */
  readonly rows: readonly (readonly string[])[];
}
