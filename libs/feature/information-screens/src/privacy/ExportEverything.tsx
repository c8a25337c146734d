import { saveFile } from '@finance-analyst/charts';
import { Button, Notice } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { localKeys } from './storedItems.js';

/** A file with everything, or why there is none. */
export type ExportResult =
  | {
      readonly ok: true;
      readonly name: string;
      readonly content: Blob;
      readonly documentCount: number;
      /** What is not in it, and why. */
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

export interface ExportEverythingProps {
  /** Writes all documents and the entries under these keys into one file. */
  readonly exportEverything: (keys: readonly string[]) => Promise<ExportResult>;
  readonly save?: typeof saveFile;
}

/** Hands out everything that is kept on the device, as one file. */
export function ExportEverything({ exportEverything, save = saveFile }: ExportEverythingProps): ReactElement {
  const [isWriting, setIsWriting] = useState(false);
  const [result, setResult] = useState<ExportResult | null>(null);
  const write = async () => {
    setIsWriting(true);
    const written = await exportEverything(localKeys());
    if (written.ok) save(written);
    setResult(written);
    setIsWriting(false);
  };
  return (
    <>
      <Button
        icon="download"
        onPress={() => {
          if (!isWriting) void write();
        }}
      >
        {messages.exportAll}
      </Button>
      <span role="status">{isWriting && messages.exporting}</span>
      {!isWriting && result?.ok === true && (
        <Notice tone={result.leftOut.length > 0 ? 'warning' : 'success'} announce="polite">
          {[messages.exported(result.documentCount, result.name), ...result.leftOut].join(' ')}
        </Notice>
      )}
      {!isWriting && result?.ok === false && (
        <Notice tone="error" announce="assertive" title={messages.exportFailed}>
          {result.reason}
        </Notice>
      )}
    </>
  );
}
