import { Button } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { wayMessages } from './wayMessages.js';

export interface UpdateWaysProps {
  readonly isBeingApplied: boolean;
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** The choice before a reload that would lose work. It shows even if the question itself cannot be loaded. */
export const UpdateWays = ({ isBeingApplied, onReload, onLater }: UpdateWaysProps): ReactElement => (
  <>
    <Button size="compact" isBusy={isBeingApplied} busyLabel={wayMessages.reloading} onPress={onReload}>
      {wayMessages.reload}
    </Button>
    <Button size="compact" onPress={onLater}>
      {wayMessages.later}
    </Button>
  </>
);
