import { useState, type ReactElement } from 'react';
import type { ServerSilence } from '@finance-analyst/connection';
import { UpdateNotice, type WaitingUpdate } from '../update/UpdateNotice.js';
import { ServerNotice } from './ServerNotice.js';
import { StorageNotice } from './StorageNotice.js';

export interface ShellNoticesProps {
  readonly storageProblem: string | null;
  /** That the server does not answer although there is a network; null where it does or there is none. */
  readonly silence: ServerSilence | null;
  readonly update: WaitingUpdate | null;
}

/** What a person should know before they go on with the screen below. */
export function ShellNotices({ storageProblem, silence, update }: ShellNoticesProps): ReactElement {
  // Here it outlasts a network that goes and comes back while the server is away.
  const [dismissedSince, setDismissedSince] = useState<string | null>(null);
  return (
    <>
      {storageProblem !== null && <StorageNotice reason={storageProblem} />}
      {silence !== null && silence.since !== dismissedSince && (
        <ServerNotice
          {...silence}
          onDismiss={() => {
            setDismissedSince(silence.since);
          }}
        />
      )}
      {update !== null && <UpdateNotice {...update} />}
    </>
  );
}
