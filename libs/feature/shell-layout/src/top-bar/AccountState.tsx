import { Icon } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './AccountState.module.css';

export interface AccountStateProps {
  /** Name of the signed-in user. */
  readonly name: string;
}

/** The signed-in user. */
export const AccountState = ({ name }: AccountStateProps): ReactElement => (
  <span className={styles['account']} role="img" aria-label={messages.signedInAs(name)} title={name}>
    <Icon name="person" />
    <span className={styles['name']}>{name}</span>
  </span>
);
