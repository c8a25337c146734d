import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense } from 'react';
import { messages as savingMessages } from '../saving/messages.js';
import type { PriceRemovalDialogContentProps } from './PriceRemovalDialogContent.js';

const PriceRemovalDialogContent = createLazyScreen(
  async () => (await import('./PriceRemovalDialogContent.js')).PriceRemovalDialogContent,
  { failureTitle: savingMessages.dialogFailed },
);

/** The dialog of a removal; its code comes with the first one. */
export const PriceRemovalDialog = (props: PriceRemovalDialogContentProps) =>
  props.removal.state.kind !== 'closed' && (
    <Suspense>
      <PriceRemovalDialogContent {...props} />
    </Suspense>
  );
