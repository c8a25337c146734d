import { ScrollRegion } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { TablePreview } from '../worker/FileReading.js';
import styles from './DetectedStep.module.css';

/** Headings and first rows of the file, as written. */
export function PreviewTable({ columns, rows }: TablePreview): ReactElement {
  return (
    <ScrollRegion label={messages.firstRows}>
      <table className={styles['preview']}>
        <caption className={styles['hint']}>{messages.firstRows}</caption>
        <thead>
          <tr>
            {columns.map(({ heading }, place) => (
              <th key={place} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map((_, place) => (
                <td key={place}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
