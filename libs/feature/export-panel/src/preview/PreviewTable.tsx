import { ScrollRegion } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { FilePreview } from './FilePreview.js';
import styles from './PreviewTable.module.css';

const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(cell);

/** The first lines of a file as a table. */
export const PreviewTable = ({
  preview: { rows, hasMore },
}: {
  readonly preview: FilePreview;
}): ReactElement => {
  const width = Math.max(...rows.map((cells) => cells.length), 1);
  return (
    <ScrollRegion label={messages.preview}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>
          {hasMore ? messages.firstRows(rows.length) : messages.wholeFile}
        </caption>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {Array.from({ length: width }, (_, column) => {
                const cell = cells[column] ?? '';
                return (
                  <td key={column} data-number={isNumber(cell) || undefined}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
