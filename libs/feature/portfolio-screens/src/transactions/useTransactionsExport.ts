import { ledgerCsv } from '@finance-analyst/broker-files';
import { saveFile } from '@finance-analyst/charts';
import { useExportSource } from '@finance-analyst/contributions';
import type { PortfolioBody } from '@finance-analyst/documents';
import { spreadsheetFile } from '../file/csvFile.js';
import { messages } from '../shown/messages.js';
import type { LedgerRows } from './useLedgerRows.js';

/** Offers the transactions that the filter leaves for export, with every field. */
export function useTransactionsExport(
  /** Of the portfolio. */
  title: string,
  body: PortfolioBody,
  { shown, rowOf }: Pick<LedgerRows, 'shown' | 'rowOf'>,
): void {
  const reason = body.rows.length === 0 ? messages.noTransactions : messages.noneShown;
  useExportSource(
    {
      title: messages.transactions,
      scope: messages.transactionsOf(shown.length, body.rows.length, title),
      obstacle: shown.length > 0 ? null : { kind: 'unavailable', reason },
      write: () => ({
        ok: true,
        value: spreadsheetFile(
          [title.slice(0, 40), messages.transactions.toLowerCase()],
          ledgerCsv({ ...body, rows: shown.flatMap((id) => rowOf(id) ?? []) }),
        ),
      }),
    },
    saveFile,
  );
}
