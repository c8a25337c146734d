import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense } from 'react';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import type { ModelQuestion } from './ModelQuestion.js';
import { messages } from './messages.js';

const ModelDialogContent = createLazyScreen(
  async () => (await import('./ModelDialogContent.js')).ModelDialogContent,
  { failureTitle: messages.dialogFailed },
);

/** The dialog for a question; its code loads with the first one. */
export const ModelDialog = ({
  question,
  ...given
}: Omit<ModelDialogContentProps, 'question'> & { readonly question: ModelQuestion | null }) =>
  question && (
    <Suspense>
      <ModelDialogContent {...given} question={question} />
    </Suspense>
  );
