import { memo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { NavigationList } from './NavigationList.js';
import styles from './NavigationRail.module.css';

/** The navigation that stays in sight: a rail beside the screen, icons where it is narrow, a bar below it on a phone. */
export const NavigationRail = memo(function NavigationRail(): ReactElement {
  return (
    <nav className={styles['rail']} aria-label={messages.navigation}>
      <NavigationList />
    </nav>
  );
});
