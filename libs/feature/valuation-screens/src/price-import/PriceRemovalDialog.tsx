import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense } from 'react';
import { messages as savingMessages } from '../saving/messages.js';
import type { PriceRemovalDialogContentProps } from './PriceRemovalDialogContent.js';

const PriceRemovalDialogContent = createLazyScreen(
  async () => (await import('./PriceRemovalDialogContent.js')).PriceRemovalDialogContent,
  { failureTitle: savingMessages.dialogFailed },
);

/** The removal dialog; its code is loaded with the first removal. */
export const PriceRemovalDialog = (props: PriceRemovalDialogContentProps) =>
  props.removal.state.kind !== 'closed' && (
    <Suspense>
      <PriceRemovalDialogContent {...props} />
    </Suspense>
  );
