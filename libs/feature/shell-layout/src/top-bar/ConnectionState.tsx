import { Chip, VisuallyHidden } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import type { ConnectionStanding } from '@finance-analyst/connection';
import { messages } from '../messages.js';
import styles from './ConnectionState.module.css';

export interface ConnectionStateProps {
  readonly standing: ConnectionStanding;
}

/** Of the server a notice tells, in more words. */
const gone = { offline: messages.wentOffline, 'server-away': '' } as const;
const back = { offline: messages.backOnline, 'server-away': messages.serverBack } as const;

/** Says whether there is a network and a server, and announces when the network goes and when either is back. */
export function ConnectionState({ standing }: ConnectionStateProps): ReactElement {
  const isOnline = standing === 'online';
  const [lastGone, setLastGone] = useState(isOnline ? null : standing);
  if (!isOnline && lastGone !== standing) setLastGone(standing);
  const announced = isOnline ? lastGone && back[lastGone] : gone[standing];
  return (
    <div className={styles['state']} data-online={isOnline}>
      {isOnline ? (
        <Chip tone="gain" dot>
          {messages.online}
        </Chip>
      ) : (
        <Chip tone="warning" icon="warning">
          {messages.away[standing]}
        </Chip>
      )}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}
