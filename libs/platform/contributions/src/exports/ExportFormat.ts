/** A format that something on the screen can be exported in. */
export interface ExportFormat {
  readonly id: string;
  /** As in a menu: `CSV`. */
  readonly label: string;
}

/** Comma-separated values, which every spreadsheet opens. */
export const csvFormat: ExportFormat = { id: 'csv', label: 'CSV' };
