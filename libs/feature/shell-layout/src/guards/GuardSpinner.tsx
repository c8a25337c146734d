import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './GuardSpinner.module.css';

/** Shown until it is known who is signed in. */
export const GuardSpinner = (): ReactElement => (
  <p role="status" className={styles['place']}>
    <span className={styles['spinner']} aria-hidden />
    {messages.checkingSignIn}
  </p>
);
