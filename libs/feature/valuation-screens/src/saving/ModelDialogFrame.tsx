import { Button, Dialog, type DialogProps } from '@finance-analyst/components';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

/** The dialog of a question about the model as a whole: it is there as long as the question, and can only close. */
export const ModelDialogFrame = ({
  action,
  onClose,
  ...dialog
}: Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> & {
  /** What the question is about; beside it stands the way out. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}) => (
  <Dialog
    {...dialog}
    isOpen
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
    actions={
      action && (
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          {action}
        </>
      )
    }
  />
);
