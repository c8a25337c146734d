import { Chip, VisuallyHidden } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './ConnectionState.module.css';

export interface ConnectionStateProps {
  readonly online: boolean;
}

/** Says whether there is a network, and announces when it goes and when it is back. */
export function ConnectionState({ online }: ConnectionStateProps): ReactElement {
  const [everOffline, setEverOffline] = useState(!online);
  if (!online && !everOffline) setEverOffline(true);
  return (
    <div className={styles['state']} data-online={online}>
      {online ? (
        <Chip tone="gain" dot>
          {messages.online}
        </Chip>
      ) : (
        <Chip tone="warning" icon="warning">
          {messages.offline}
        </Chip>
      )}
      <VisuallyHidden>
        <span role="status">{everOffline ? (online ? messages.backOnline : messages.wentOffline) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
