import { CommandRegistryContext } from '@finance-analyst/contributions';
import { useContext, useEffect, useEffectEvent } from 'react';
import type { FileExport } from './FileExport.js';
import { messages } from './messages.js';

/** Offers the exports of the model as commands while the model is open. */
export function useExportCommands({
  workbook,
  memo,
}: {
  readonly workbook: Pick<FileExport, 'start'>;
  readonly memo: Pick<FileExport, 'start'>;
}): void {
  const registry = useContext(CommandRegistryContext);
  const exportWorkbook = useEffectEvent(workbook.start);
  const exportMemo = useEffectEvent(memo.start);
  useEffect(
    () =>
      registry?.register([
        {
          id: 'model.export-workbook',
          title: messages.exportWorkbook,
          group: messages.model,
          word: 'export-workbook',
          run: () => exportWorkbook(),
        },
        {
          id: 'model.export-memo',
          title: messages.exportMemo,
          group: messages.model,
          word: 'export-memo',
          run: () => exportMemo(),
        },
      ]),
    [registry],
  );
}
