import { Button, Notice, useAction } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** The file that was handed over, or why there is none. */
export type ExportResult =
  | {
      readonly ok: true;
      readonly name: string;
      readonly documentCount: number;
      /** What is not in it, and why. */
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

export interface ExportEverythingProps {
  /** Hands over the backup file, which the settings restore. Never rejects. */
  readonly exportEverything: () => Promise<ExportResult>;
}

/** Hands out everything that is kept on the device, as one file. */
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
