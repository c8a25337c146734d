import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './MaintenanceScreen.module.css';

/** Stands in place of the whole product while the maintenance flag is on. */
export function MaintenanceScreen(): ReactElement {
  return (
    <main className={styles['screen']}>
      <h1 className={styles['text']}>{messages.maintenance}</h1>
    </main>
  );
}
