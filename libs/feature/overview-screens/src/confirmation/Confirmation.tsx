import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { ConfirmationProps } from './ConfirmationDialog.js';

const ConfirmationDialog = createLazyScreen(
  async () => (await import('./ConfirmationDialog.js')).ConfirmationDialog,
  { failureTitle: messages.questionFailed },
);

/** Confirms an irreversible action. Its code is loaded with the first question. */
export function Confirmation(props: ConfirmationProps): ReactElement | null {
  const [isWanted, setIsWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense>
      <ConfirmationDialog {...props} />
    </Suspense>
  ) : null;
}
