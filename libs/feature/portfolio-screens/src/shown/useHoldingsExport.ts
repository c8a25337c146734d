import { saveFile, type ChartFile } from '@finance-analyst/charts';
import { type CommandOutcome, type ExportObstacle, useExportSource } from '@finance-analyst/contributions';
import { csvFile } from '../file/csvFile.js';
import type { HoldingRow } from '../holdings/HoldingRow.js';
import type { HoldingValuation } from '../valuation/HoldingValuation.js';
import { holdingsTable, type ShownGroup } from './holdingsTable.js';
import { messages } from './messages.js';

/** Offers the holdings on the screen for export, in their groups; returns how to export them at once, as the command does. */
export function useHoldingsExport({
  name,
  currency,
  groups,
  obstacle = null,
  valuationOf = null,
  onSaveFile = saveFile,
}: {
  /** Of the portfolio, or of several together. */
  readonly name: string;
  readonly currency: string;
  readonly groups: readonly ShownGroup[];
  readonly obstacle?: ExportObstacle | null;
  /** By the person's models, if that is shown. */
  readonly valuationOf?: ((row: HoldingRow) => HoldingValuation | null) | null;
  readonly onSaveFile?: ((file: ChartFile) => void) | undefined;
}): () => Promise<CommandOutcome> {
  const rows = groups.flatMap((group) => group.rows);
  return useExportSource(
    {
      title: messages.holdings,
      scope: messages.holdingsOf(rows.length, name),
      isSample: rows.some(({ holdings }) => holdings.some(({ price }) => price?.source === 'sample')),
      obstacle: obstacle ?? (rows.length === 0 ? { kind: 'unavailable', reason: messages.nothing } : null),
      command: { id: 'portfolio.export-holdings', title: messages.exportShown, word: 'export-holdings' },
      write: () => ({
        ok: true,
        value: csvFile([name.slice(0, 40), messages.fileName], holdingsTable(groups, currency, valuationOf)),
      }),
    },
    onSaveFile,
  );
}
