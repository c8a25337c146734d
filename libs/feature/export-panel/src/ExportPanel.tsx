import type { OverlayContentProps } from '@finance-analyst/contributions';
import { useState, type ReactElement } from 'react';
import type { ExportPanelDependencies } from './ExportPanelDependencies.js';
import styles from './ExportPanel.module.css';
import { ExportedFile } from './ExportedFile.js';
import { messages } from './messages.js';
import { ScreensWithExports } from './sources/ScreensWithExports.js';
import { SourceChoice } from './sources/SourceChoice.js';
import { useOfferedSources } from './sources/useOfferedSources.js';

export interface ExportPanelProps extends ExportPanelDependencies, OverlayContentProps {
  /** Puts text on the clipboard; by default through the browser. */
  readonly copyText?: (text: string) => Promise<void>;
}

const copyToClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** What is on screen, one of which is written as a file: with a preview, to download or copy. */
export function ExportPanel({ files, copyText = copyToClipboard }: ExportPanelProps): ReactElement {
  const { shown, sample } = useOfferedSources();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const offered = sample ? [...shown, sample] : shown;
  const chosen =
    offered.find(({ id }) => id === chosenId) ?? offered.find(({ source }) => !source.obstacle) ?? offered[0];
  return (
    <div className={styles['panel']}>
      {sample && <ScreensWithExports isEmpty={shown.length === 0} />}
      <div className={styles['columns']}>
        <SourceChoice
          legend={shown.length > 0 ? messages.onScreen : messages.sample}
          offered={offered}
          chosenId={chosen?.id ?? null}
          onChoose={setChosenId}
        />
        {chosen && <ExportedFile key={chosen.id} {...chosen} onSave={files.save} copyText={copyText} />}
      </div>
    </div>
  );
}
