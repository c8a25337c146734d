import type { ReactElement } from 'react';
import { StorageNotice } from './StorageNotice.js';
import { UpdateNotice, type WaitingUpdate } from './UpdateNotice.js';

export interface ShellNoticesProps {
  readonly storageProblem: string | null;
  readonly update: WaitingUpdate | null;
}

/** What a person should know before they go on with the screen below. */
export const ShellNotices = ({ storageProblem, update }: ShellNoticesProps): ReactElement => (
  <>
    {storageProblem !== null && <StorageNotice reason={storageProblem} />}
    {update !== null && <UpdateNotice {...update} />}
  </>
);
