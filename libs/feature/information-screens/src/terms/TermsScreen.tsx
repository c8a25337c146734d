import { paths } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from '../prose/Prose.module.css';
import { ProseBlocks } from '../prose/ProseBlocks.js';
import { useHashTarget } from '../prose/useHashTarget.js';
import { termsSections, termsSummary } from './termsSections.js';

/** `/terms`: the terms of use, in plain words. */
export function TermsScreen(): ReactElement {
  useHashTarget();
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{messages.terms}</h1>
      </header>
      <section className={styles['section']} aria-label={messages.inShort}>
        <ProseBlocks blocks={[{ list: termsSummary }]} />
      </section>
      {termsSections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <ProseBlocks blocks={blocks} />
        </section>
      ))}
      <p>
        <Link to={paths.privacy} className="lone-link">
          {messages.toPrivacy}
        </Link>
      </p>
    </div>
  );
}
