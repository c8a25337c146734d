import { documentKindOf, writeSymbol } from '@finance-analyst/documents';
import { workbenchPath } from '@finance-analyst/navigation';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import type { ReleaseEntry } from './Release.js';
import styles from './ReleaseNotes.module.css';

export interface AffectedModelsProps {
  readonly entry: ReleaseEntry;
  /** ISO date of the release. */
  readonly since: string;
  readonly models: readonly DocumentRow[];
}

/** Names the kinds of documents a method change affects, and the saved ones made before it. */
export function AffectedModels({ entry, since, models }: AffectedModelsProps): ReactElement | null {
  const { affects = [] } = entry;
  if (affects.length === 0) return null;
  const made = models.filter(({ kind, createdAt }) => affects.includes(kind) && createdAt < since);
  return (
    <div className={styles['affected']}>
      <p>{messages.affects(affects.map((kind) => documentKindOf(kind)?.noun.many ?? kind))}</p>
      {made.length > 0 && (
        <>
          <p>{messages.affectedModels(made.length)}</p>
          <ul>
            {made.map(({ id, title, instruments }) => (
              <li key={id}>
                <Link
                  to={workbenchPath(instruments[0] && writeSymbol(instruments[0]), id)}
                  className="lone-link"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
