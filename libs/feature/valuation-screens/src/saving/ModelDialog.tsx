import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense } from 'react';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import type { ModelDialogKind } from './ModelDialogKind.js';
import { messages } from './messages.js';

const ModelDialogContent = createLazyScreen(
  async () => (await import('./ModelDialogContent.js')).ModelDialogContent,
  { failureTitle: messages.dialogFailed },
);

/** The dialog of this kind; its code loads with the first one. */
export const ModelDialog = ({
  kind,
  ...given
}: Omit<ModelDialogContentProps, 'kind'> & { readonly kind: ModelDialogKind | null }) =>
  kind && (
    <Suspense>
      <ModelDialogContent {...given} kind={kind} />
    </Suspense>
  );
