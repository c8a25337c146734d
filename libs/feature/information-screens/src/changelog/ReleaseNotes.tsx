import { Chip, type ChipTone } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { AffectedModels } from './AffectedModels.js';
import type { ChangeKind, Release } from './Release.js';
import styles from './ReleaseNotes.module.css';

const tones: Readonly<Record<ChangeKind, ChipTone>> = {
  new: 'accent',
  changed: 'neutral',
  fixed: 'gain',
  method: 'warning',
};

export interface ReleaseNotesProps {
  readonly release: Release;
  /** Defaults to all. */
  readonly kind?: ChangeKind | null;
  /** The saved models, to name those a method change affects. */
  readonly models?: readonly DocumentRow[];
  readonly headingLevel?: 2 | 3;
}

/** The changes in a version, each with its kind. */
export function ReleaseNotes({
  release,
  kind = null,
  models = [],
  headingLevel = 2,
}: ReleaseNotesProps): ReactElement {
  const formatting = useFigureFormat();
  const Heading = `h${String(headingLevel)}` as 'h2' | 'h3';
  const entries = release.entries.filter((entry) => kind === null || entry.kind === kind);
  return (
    <article className={styles['release']}>
      <header className={styles['header']}>
        <Heading>{messages.version(release.version)}</Heading>
        <time dateTime={release.date} className={styles['date']}>
          {formatting.formatDate(release.date)}
        </time>
      </header>
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.text} className={styles['entry']}>
            <Chip tone={tones[entry.kind]}>{messages.changeKinds[entry.kind]}</Chip>
            <div className={styles['words']}>
              <p>{entry.text}</p>
              <AffectedModels entry={entry} since={release.date} models={models} />
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}
