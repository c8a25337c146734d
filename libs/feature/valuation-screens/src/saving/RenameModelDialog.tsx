import { RenameDialog } from '@finance-analyst/components';
import { messages } from './messages.js';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import { modelNoun } from './modelNoun.js';

/** Asks for the model's name. */
export const RenameModelDialog = ({
  saving: { document, rename },
  onClose,
}: Pick<ModelDialogContentProps, 'saving' | 'onClose'>) => (
  <RenameDialog
    noun={modelNoun}
    name={document.title}
    onRename={async (name) => {
      const end = await rename(name);
      if (end.kind === 'saved' || end.kind === 'unchanged' || end.kind === 'left') return null;
      return end.kind === 'failed' ? end.reason : messages.notRenamed;
    }}
    onClose={onClose}
  />
);
