import { saveFile } from '@finance-analyst/charts';
import { Button, ScrollRegion } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import { DownloadRefused } from './DownloadRefused.js';
import styles from './Preview.module.css';
import { useAmounts } from './useAmounts.js';

const shownAtFirst = 12;

export interface RefusedLinesProps {
  readonly refused: ImportPlan['refused'];
  /** In the layout of the file; null if it is no table. */
  readonly text: string | null;
  readonly fileName: string;
  /** Delivers a file to the person. */
  readonly save?: typeof saveFile;
}

/** The lines that are not imported, each with its reason, and a file of them to correct. */
export function RefusedLines({ refused, text, fileName, save = saveFile }: RefusedLinesProps): ReactElement {
  const { count, reason: reasonOf } = useAmounts();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? refused : refused.slice(0, shownAtFirst);
  return (
    <section className={styles['group']}>
      <div className={styles['heading']}>
        <h4 className={styles['title']}>{messages.refusedTitle}</h4>
        {text !== null && <DownloadRefused text={text} fileName={fileName} save={save} />}
      </div>
      {text !== null && <p className={styles['hint']}>{messages.refusedHint}</p>}
      <ScrollRegion label={messages.refusedTitle}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{messages.line}</th>
              <th scope="col">{messages.reason}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, cells, reason }, place) => (
              <tr key={`${line} ${place}`}>
                <th scope="row">{count(line)}</th>
                <td>
                  {reasonOf(reason)}
                  {cells.length > 0 && (
                    <div className={styles['content']}>{cells.filter((cell) => cell !== '').join(' · ')}</div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shown.length < refused.length && (
        <Button
          variant="link"
          onPress={() => {
            setShowsAll(true);
          }}
        >
          {messages.showAll(count(refused.length))}
        </Button>
      )}
    </section>
  );
}
