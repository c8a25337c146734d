import { Button, Notice, useAction } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** The exported file, or why there is none. */
export type ExportResult =
  | {
      readonly ok: true;
      readonly name: string;
      readonly documentCount: number;
      /** What the file omits, and why. */
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

export interface ExportEverythingProps {
  /** Downloads the backup file that Settings restores. Never rejects. */
  readonly exportEverything: () => Promise<ExportResult>;
}

/** Exports everything stored on the device as one file. */
export function ExportEverything({ exportEverything }: ExportEverythingProps): ReactElement {
  const { isRunning, result, run } = useAction(exportEverything);
  return (
    <>
      <Button icon="download" isBusy={isRunning} busyLabel={messages.exporting} onPress={() => void run()}>
        {messages.exportAll}
      </Button>
      {result?.ok === true && (
        <Notice tone={result.leftOut.length > 0 ? 'warning' : 'success'} announce="polite">
          {[messages.exported(result.documentCount, result.name), ...result.leftOut].join(' ')}
        </Notice>
      )}
      {result?.ok === false && (
        <Notice tone="error" announce="assertive" title={messages.exportFailed}>
          {result.reason}
        </Notice>
      )}
    </>
  );
}
