import { Button } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { updateActionMessages } from './updateActionMessages.js';

export interface UpdateActionsProps {
  readonly isBeingApplied: boolean;
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** The choice before a reload that would lose work. It shows even if the question itself cannot be loaded. */
export const UpdateActions = ({ isBeingApplied, onReload, onLater }: UpdateActionsProps): ReactElement => (
  <>
    <Button
      size="compact"
      isBusy={isBeingApplied}
      busyLabel={updateActionMessages.reloading}
      onPress={onReload}
    >
      {updateActionMessages.reload}
    </Button>
    <Button size="compact" onPress={onLater}>
      {updateActionMessages.later}
    </Button>
  </>
);
