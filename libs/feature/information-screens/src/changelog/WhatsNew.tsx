import { Notice } from '@finance-analyst/components';
import { paths } from '@finance-analyst/navigation';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from '../prose/Prose.module.css';
import type { Release } from './Release.js';
import { ReleaseNotes } from './ReleaseNotes.js';
import { releases as allReleases } from './releases.js';
import { markNewsSeen, unseenReleases } from './seenVersion.js';

export interface WhatsNewProps {
  readonly entries: StoredEntries;
  readonly releases?: readonly Release[];
  /** Called when the news counts as seen, to remove the indicator. */
  readonly onSeen?: () => void;
  /** Called when a link is followed, to close the surrounding dialog. */
  readonly onClose?: () => void;
}

/** The changes since the person last looked; if there are none, the newest version again. */
export function WhatsNew({ entries, releases = allReleases, onSeen, onClose }: WhatsNewProps): ReactElement {
  const [unseen] = useState(() => unseenReleases(entries, releases));
  const [problem, setProblem] = useState<string | null>(null);
  const newest = releases[0];

  useEffect(() => {
    const outcome = markNewsSeen(entries, newest?.version);
    queueMicrotask(() => {
      setProblem(outcome.ok ? null : outcome.reason);
      onSeen?.();
    });
  }, [entries, newest, onSeen]);

  const shown = unseen.length > 0 ? unseen : releases.slice(0, 1);
  return (
    <div className={styles['sections']}>
      {unseen.length === 0 && <p className={styles['lead']}>{messages.nothingNew}</p>}
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      {shown.map((release) => (
        <ReleaseNotes key={release.version} release={release} headingLevel={3} />
      ))}
      <p>
        <Link to={paths.changelog} className="lone-link" onClick={onClose}>
          {messages.allVersions}
        </Link>
      </p>
    </div>
  );
}
