import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { ProseText } from '../prose/ProseText.js';
import styles from '../user-guide/UserGuide.module.css';
import { type GuideHit, wordsOf } from './searchGuide.js';

export interface SearchResultsProps {
  readonly query: string;
  readonly hits: readonly GuideHit[];
  readonly onFollow: () => void;
}

/** The sections found by a search, best first. */
export function SearchResults({ query, hits, onFollow }: SearchResultsProps): ReactElement {
  const marked = wordsOf(query);
  return (
    <ol className={styles['results']} aria-label={messages.searchResults}>
      {hits.map(({ section: { id, title }, excerpt }) => (
        <li key={id}>
          <Link to={{ hash: `#${id}` }} className="lone-link" onClick={onFollow}>
            <ProseText text={title} marked={marked} />
          </Link>
          <p className={styles['excerpt']}>
            <ProseText text={excerpt} marked={marked} />
          </p>
        </li>
      ))}
    </ol>
  );
}
