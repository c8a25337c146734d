import { useContext, useSyncExternalStore } from 'react';
import type { ExportSource } from './ExportSource.js';
import { ExportSourcesContext } from './ExportSourcesContext.js';

/** What can currently be exported from the screen. */
export function useExportSources(): readonly ExportSource[] {
  const list = useContext(ExportSourcesContext);
  return useSyncExternalStore(list.subscribe, () => list.items);
}
