import type { ReactElement } from 'react';
import { Button } from '../button/Button.js';
import { Chip } from '../mark/Chip.js';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import styles from './ConflictTable.module.css';

/** A difference between two versions of a document, as text. */
export interface ConflictRow {
  readonly id: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** The side in use; null if it has been changed to something else since. */
  readonly side: 'mine' | 'theirs' | null;
}

export interface ConflictTableProps {
  readonly caption: string;
  readonly rows: readonly ConflictRow[];
  /** The names of the two versions: “Your edits”, “Version 3”. */
  readonly mine: string;
  readonly theirs: string;
  /** Undefined if the document is read-only. */
  readonly onUse?: ((row: ConflictRow, side: 'mine' | 'theirs') => void) | undefined;
}

/** The conflicting changes of two versions side by side; the one in use is marked and the other selectable. */
export function ConflictTable({ caption, rows, mine, theirs, onUse }: ConflictTableProps): ReactElement {
  const names = { mine, theirs };
  const cell = (row: ConflictRow, side: 'mine' | 'theirs') => (
    <td>
      <span className={styles['value']}>{row[side]}</span>
      {row.side === side ? (
        <Chip tone="accent">In use</Chip>
      ) : (
        onUse && (
          <Button
            size="compact"
            aria-label={`Use ${row[side]} for ${row.label} (${names[side]})`}
            onPress={() => {
              onUse(row, side);
            }}
          >
            Use
          </Button>
        )
      )}
    </td>
  );
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Changed in both</th>
          <th scope="col">{mine}</th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            {cell(row, 'mine')}
            {cell(row, 'theirs')}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
