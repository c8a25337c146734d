import { useState, type ReactElement } from 'react';
import type { ServerSilence } from '@finance-analyst/connection';
import { UpdateNotice, type WaitingUpdate } from '../update/UpdateNotice.js';
import { ServerNotice } from './ServerNotice.js';
import { StorageNotice } from './StorageNotice.js';

export interface ShellNoticesProps {
  readonly storageProblem: string | null;
  /** Set while the server does not answer although there is a network; otherwise null. */
  readonly silence: ServerSilence | null;
  readonly update: WaitingUpdate | null;
}

/** Notices above the screen. */
export function ShellNotices({ storageProblem, silence, update }: ShellNoticesProps): ReactElement {
  // Kept here, it survives network changes while the server is unreachable.
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
