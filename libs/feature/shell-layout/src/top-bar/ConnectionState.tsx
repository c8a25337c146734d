import { Chip, VisuallyHidden } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import type { ConnectionStanding } from '@finance-analyst/connection';
import { messages } from '../messages.js';
import styles from './ConnectionState.module.css';

export interface ConnectionStateProps {
  readonly standing: ConnectionStanding;
}

/** A notice describes the server's state in more words. */
const gone = { offline: messages.wentOffline, 'server-away': '' } as const;
const back = { offline: messages.backOnline, 'server-away': messages.serverBack } as const;

/** Shows whether there is a network and a server, and announces changes. */
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
