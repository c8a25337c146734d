import type { LedgerRow } from '@finance-analyst/portfolio';

/** What the files of other programs have no place for in a row, as sentences. */
export function commonReasons(row: LedgerRow): readonly string[] {
  return [
    ...(row.lots && row.lots.length > 0 ? ['The lots that it names are not part of the file.'] : []),
    ...(row.acquired === undefined ? [] : ['The day of acquisition is not part of the file.']),
    ...(row.settlement === undefined ? [] : ['The settlement date is not part of the file.']),
  ];
}
