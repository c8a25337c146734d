import { SegmentedControl } from '@finance-analyst/components';
import type { Workspace } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from '../prose/Prose.module.css';
import { changeKinds, type Release } from './Release.js';
import { ReleaseNotes } from './ReleaseNotes.js';
import { releases as allReleases } from './releases.js';
import { useSavedModels } from './useSavedModels.js';

export interface ChangelogScreenProps {
  /** Names the saved models a method change affects. */
  readonly workspace?: Workspace;
  readonly releases?: readonly Release[];
}

const options = [
  { value: 'all', label: messages.allChanges },
  ...changeKinds.map((kind) => ({ value: kind, label: messages.changeKinds[kind] })),
] as const;

/** `/changelog`: every version with its changes, newest first; the chosen kind is in the address. */
export function ChangelogScreen({ workspace, releases = allReleases }: ChangelogScreenProps): ReactElement {
  const [query, setQuery] = useSearchParams();
  const models = useSavedModels(workspace);
  const kind = changeKinds.find((known) => known === query.get('kind')) ?? null;
  const shown = releases.filter(
    ({ entries }) => kind === null || entries.some((entry) => entry.kind === kind),
  );
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{messages.changelog}</h1>
        <p className={styles['lead']}>{messages.changelogLead}</p>
      </header>
      <SegmentedControl
        label={messages.kindOfChange}
        value={kind ?? 'all'}
        options={options}
        onChange={(value) => {
          setQuery(value === 'all' ? {} : { kind: value }, { replace: true });
        }}
      />
      <div role="status" className={styles['status']}>
        {shown.length === 0 && messages.noChanges}
      </div>
      {shown.map((release) => (
        <ReleaseNotes key={release.version} release={release} kind={kind} models={models} />
      ))}
    </div>
  );
}
