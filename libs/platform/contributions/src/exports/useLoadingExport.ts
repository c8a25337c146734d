import { messages } from './messages.js';
import { useExportSource } from './useExportSource.js';

const notSaved = (): void => undefined;

/** Says that something on the screen will be there to export once it has loaded; null once it is, or never will be. */
export function useLoadingExport(title: string | null): void {
  useExportSource(
    title === null
      ? null
      : {
          title,
          scope: title,
          obstacle: { kind: 'loading' },
          write: () => ({ ok: false, reason: messages.loading }),
        },
    notSaved,
  );
}
