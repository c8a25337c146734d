import { TextField } from '@finance-analyst/components';
import type { CommandRegistry, KeyScope } from '@finance-analyst/contributions';
import { useScreens } from '@finance-analyst/navigation';
import { useMemo, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import prose from '../prose/Prose.module.css';
import { ProseBlocks } from '../prose/ProseBlocks.js';
import { useHashTarget } from '../prose/useHashTarget.js';
import { WorkedExampleTable } from '../guide-examples/WorkedExampleTable.js';
import { guideChapters } from './guideChapters.js';
import { GuideContents } from './GuideContents.js';
import { ReplayTour, type TourStart } from './ReplayTour.js';
import { searchGuide, wordsOf } from '../guide-search/searchGuide.js';
import { SearchResults } from '../guide-search/SearchResults.js';
import styles from './UserGuide.module.css';

export interface UserGuideScreenProps {
  /** The source of the shortcuts and the terminal reference. */
  readonly registry: Pick<CommandRegistry, 'commands'>;
  /** The key scopes, visible or not. The same list at every render. */
  readonly keyScopes: readonly KeyScope[];
  readonly hasCommandKey?: boolean;
  /** The API's address, ending in a slash. */
  readonly apiBase: string;
  /** Replays the tour; omitted while nobody is signed in. */
  readonly onReplayTour?: () => TourStart;
}

/** `/user-guide`: a searchable guide whose examples are computed when shown. */
export function UserGuideScreen({
  registry,
  keyScopes,
  hasCommandKey = false,
  apiBase,
  onReplayTour,
}: UserGuideScreenProps): ReactElement {
  useHashTarget();
  const screens = useScreens();
  const [query, setQuery] = useState('');
  const chapters = useMemo(
    () => guideChapters({ screens, registry, keyScopes, hasCommandKey, apiBase }),
    [screens, registry, keyScopes, hasCommandKey, apiBase],
  );
  const { hits, hasAllWords } = useMemo(
    () =>
      searchGuide(
        chapters.flatMap(({ sections }) => sections),
        query,
      ),
    [chapters, query],
  );
  const isSearching = wordsOf(query).length > 0;
  const leaveSearch = () => {
    setQuery('');
  };
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{messages.userGuide}</h1>
        <div className={styles['search']}>
          <TextField
            label={messages.searchGuide}
            placeholder={messages.searchGuidePlaceholder}
            value={query}
            onChange={setQuery}
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <p role="status" className={styles['status']}>
          {isSearching && messages.found(hits.length, hasAllWords)}
        </p>
        {onReplayTour && !isSearching && <ReplayTour onReplay={onReplayTour} />}
      </header>
      <GuideContents chapters={chapters} onFollow={leaveSearch} />
      {isSearching ? (
        <SearchResults query={query} hits={hits} onFollow={leaveSearch} />
      ) : (
        <div className={styles['text']}>
          {chapters
            .flatMap(({ sections }) => sections)
            .map(({ id, title, blocks, examples = [] }) => (
              <section key={id} id={id} className={prose['section']} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                <ProseBlocks blocks={blocks} />
                {examples.map((example) => (
                  <WorkedExampleTable key={example} id={example} />
                ))}
              </section>
            ))}
        </div>
      )}
    </div>
  );
}
