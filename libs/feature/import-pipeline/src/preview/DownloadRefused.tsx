import { saveFile } from '@finance-analyst/charts';
import { Button } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

export interface DownloadRefusedProps {
  /** The refused lines in the layout of the file. */
  readonly text: string;
  readonly fileName: string;
  /** Delivers a file to the person. */
  readonly save?: typeof saveFile;
}

/** A file of the lines that are not imported, to correct. */
export function DownloadRefused({ text, fileName, save = saveFile }: DownloadRefusedProps): ReactElement {
  return (
    <Button
      size="compact"
      icon="download"
      onPress={() => {
        save({
          name: messages.refusedName(fileName),
          content: new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }),
        });
      }}
    >
      {messages.download}
    </Button>
  );
}
