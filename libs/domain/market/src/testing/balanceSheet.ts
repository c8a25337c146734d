import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';
import { dollarDocument, row, spanRow } from './companyFactsDocument.js';
import { normalised, periodOf } from './normalised.js';

/** The figures of fiscal 2023, whose annual report of 2024-02-01 gives these tags for its last day. */
export function balanceSheet(filed: Readonly<Record<string, number>>): FiscalPeriod['figures'] {
  const rows = Object.entries(filed).map(([tag, value]) => [tag, [row('2023-12-31', value, '2024-02-01')]]);
  const document = dollarDocument({
    Revenues: [spanRow('2023-01-01/2023-12-31', 100, '2024-02-01')],
    ...Object.fromEntries(rows),
  });
  return periodOf(normalised(document), 'FY2023').figures;
}
