import type { ReactElement } from 'react';
import { Button } from '../button/Button.js';
import { Chip } from '../mark/Chip.js';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import styles from './ConflictTable.module.css';

/** Something that two versions of a document have differently, in words. */
export interface ConflictRow {
  readonly id: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** The side that the document has; null where it was changed to something else since. */
  readonly side: 'mine' | 'theirs' | null;
}

export interface ConflictTableProps {
  readonly caption: string;
  readonly rows: readonly ConflictRow[];
  /** What the two versions are called: “Your edits”, “Version 3”. */
  readonly mine: string;
  readonly theirs: string;
  /** Undefined where the document is only looked at. */
  readonly onUse?: ((row: ConflictRow, side: 'mine' | 'theirs') => void) | undefined;
}

/** Both sides of what two versions changed differently, the one in use marked, the other one press away. */
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
