import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense } from 'react';
import { messages as savingMessages } from '../saving/messages.js';
import type { PriceImportDialogContentProps } from './PriceImportDialogContent.js';

const PriceImportDialogContent = createLazyScreen(
  async () => (await import('./PriceImportDialogContent.js')).PriceImportDialogContent,
  { failureTitle: savingMessages.dialogFailed },
);

/** The import dialog; its code is loaded with the first import. */
export const PriceImportDialog = (props: PriceImportDialogContentProps) =>
  props.imports.state.kind !== 'closed' && (
    <Suspense>
      <PriceImportDialogContent {...props} />
    </Suspense>
  );
