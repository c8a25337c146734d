import { useScreens } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './ScreensWithExports.module.css';

/** Says that nothing on the screen can be exported, and where something can. */
export function ScreensWithExports({
  isEmpty,
}: {
  /** Whether the screen offers nothing at all, rather than nothing now. */
  readonly isEmpty: boolean;
}): ReactElement {
  const screens = useScreens().filter(({ group }) => group === 'portfolio' || group === 'valuation');
  return (
    <section className={styles['place']}>
      <h3 className={styles['title']}>{isEmpty ? messages.nothing : messages.notNow}</h3>
      <p className={styles['words']}>{messages.nothingExplained}</p>
      <ul className={styles['screens']}>
        {screens.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
      <p className={styles['words']}>{messages.sampleInstead}</p>
    </section>
  );
}
