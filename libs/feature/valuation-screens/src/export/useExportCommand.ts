import { CommandRegistryContext } from '@finance-analyst/contributions';
import { useContext, useEffect, useEffectEvent } from 'react';
import { messages } from './messages.js';
import type { WorkbookExport } from './useWorkbookExport.js';

/** Offers the export of the model as an Excel workbook while the model is open. */
export function useExportCommand({ start }: Pick<WorkbookExport, 'start'>): void {
  const registry = useContext(CommandRegistryContext);
  const exportWorkbook = useEffectEvent(start);
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
      ]),
    [registry],
  );
}
