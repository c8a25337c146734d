import type { Workspace } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { DamagedRecordsNotice } from '../damaged-records/DamagedRecordsNotice.js';
import { UnsavedDraftsNotices } from '../unsaved-drafts/UnsavedDraftsNotices.js';

export interface LeftWorkNoticesProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
}

/** Unsaved changes, with the way to their model, and damaged records. */
export const LeftWorkNotices = ({ workspace, clock }: LeftWorkNoticesProps): ReactElement => (
  <>
    <UnsavedDraftsNotices workspace={workspace} clock={clock} />
    <DamagedRecordsNotice workspace={workspace} />
  </>
);
