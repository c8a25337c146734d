import { Button, Panel } from '@finance-analyst/components';
import { takeBack } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import type { AccountsViewProps } from './AccountsView.js';

/** The imports, newest first, each to be taken back as a whole. */
export function BatchesPanel({
  body,
  editing,
  isReadOnly,
}: Pick<AccountsViewProps, 'body' | 'editing' | 'isReadOnly'>): ReactElement | null {
  const { format, formatDate } = useFigureFormat();
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { batch } of body.rows) if (batch !== undefined) found.set(batch, (found.get(batch) ?? 0) + 1);
    return found;
  }, [body.rows]);
  const rowsOf = (batch: string): string => {
    const count = counts.get(batch) ?? 0;
    return messages.batchRows(count, format(count, { kind: 'count' }));
  };
  if (body.batches.length === 0) return null;
  const newestFirst = [...body.batches].sort((a, b) => (a.importedAt < b.importedAt ? 1 : -1));
  return (
    <Panel title={messages.batches}>
      <ul className={styles['list']}>
        {newestFirst.map((batch) => (
          <li key={batch.id}>
            <span>
              {batch.fileName}{' '}
              <span className={styles['quiet']}>
                {[batch.layout, formatDate(batch.importedAt), rowsOf(batch.id)]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
            </span>
            {!isReadOnly && (
              <Button
                variant="link"
                aria-label={messages.takeBackOf(batch.fileName)}
                onPress={() => {
                  editing.edit(
                    (before) => takeBack(before, batch.id),
                    () => messages.tookBack(batch.fileName),
                  );
                }}
              >
                {messages.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
