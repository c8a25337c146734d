import { Button, ScrollRegion } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './Preview.module.css';
import { useAmounts } from './useAmounts.js';

const shownAtFirst = 12;

export interface ChangeTableProps {
  readonly title: string;
  /** Of the words, then of the figures. */
  readonly headings: readonly string[];
  readonly rows: readonly ChangeRow[];
}

export interface ChangeRow {
  readonly id: string;
  readonly words: readonly string[];
  readonly figures: readonly string[];
}

/** Rows of words and figures; the first of them, if they are many. */
export function ChangeTable({ title, headings, rows }: ChangeTableProps): ReactElement {
  const { count } = useAmounts();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst);
  const words = rows[0]?.words.length ?? 0;
  return (
    <section className={styles['group']}>
      <h4 className={styles['title']}>{title}</h4>
      <ScrollRegion label={title}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {headings.map((heading, place) => (
                <th key={heading} scope="col" className={place < words ? undefined : styles['figure']}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                {row.words.map((word, place) =>
                  place === 0 ? (
                    <th key={place} scope="row">
                      {word}
                    </th>
                  ) : (
                    <td key={place}>{word}</td>
                  ),
                )}
                {row.figures.map((figure, place) => (
                  <td key={place} className={styles['figure']}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shown.length < rows.length && (
        <Button
          variant="link"
          onPress={() => {
            setShowsAll(true);
          }}
        >
          {messages.showAll(count(rows.length))}
        </Button>
      )}
    </section>
  );
}
