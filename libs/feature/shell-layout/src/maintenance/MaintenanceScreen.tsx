import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './MaintenanceScreen.module.css';

/** Replaces the whole product in maintenance mode. */
export function MaintenanceScreen(): ReactElement {
  return (
    <main className={styles['screen']}>
      <h1 className={styles['text']}>{messages.maintenance}</h1>
    </main>
  );
}
