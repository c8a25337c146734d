import { saveFile, type ChartFile } from '@finance-analyst/charts';
import { CommandRegistryContext, type CommandOutcome } from '@finance-analyst/contributions';
import { useContext, useEffect, useEffectEvent } from 'react';
import { csvFile } from '../file/csvFile.js';
import { holdingsTable, type ShownGroup } from './holdingsTable.js';
import { messages } from './messages.js';

/** Exports the holdings on the screen, as they are grouped, also by a command while they are shown. */
export function useHoldingsExport({
  name,
  currency,
  groups,
  onSaveFile = saveFile,
}: {
  /** Of the portfolio, or of several together. */
  readonly name: string;
  readonly currency: string;
  readonly groups: readonly ShownGroup[];
  readonly onSaveFile?: ((file: ChartFile) => void) | undefined;
}): () => CommandOutcome {
  const registry = useContext(CommandRegistryContext);
  const start = (): CommandOutcome => {
    const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
    if (count === 0) return { ok: false, reason: messages.nothing };
    onSaveFile(csvFile([name.slice(0, 40), messages.fileName], holdingsTable(groups, currency)));
    return { ok: true, lines: [messages.exported(count, name)] };
  };
  const run = useEffectEvent(start);
  useEffect(
    () =>
      registry?.register([
        {
          id: 'portfolio.export-holdings',
          title: messages.exportShown,
          group: messages.group,
          word: 'export-holdings',
          run: () => run(),
        },
      ]),
    [registry],
  );
  return start;
}
