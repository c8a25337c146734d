import type { ExportFile } from '@finance-analyst/contributions';

/** What the panel needs from the app. */
export interface ExportPanelDependencies {
  readonly files: {
    /** Downloads a file. */
    readonly save: (file: ExportFile) => void;
  };
}
