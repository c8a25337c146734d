import { useScreens } from '@finance-analyst/navigation';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './ShellFooter.module.css';

/** The links expected at the end of every page. */
export const FooterLinks = memo(function FooterLinks() {
  return (
    <ul className={styles['links']} aria-label={messages.aboutProduct}>
      {useScreens()
        .filter(({ alsoIn }) => alsoIn === 'footer')
        .map(({ id, path, title }) => (
          <li key={id}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
    </ul>
  );
});
