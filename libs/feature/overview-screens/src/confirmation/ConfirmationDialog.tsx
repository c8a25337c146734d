import { Button, Dialog } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from './messages.js';

export interface ConfirmationProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What is lost. */
  readonly explanation: string;
  /** A verb for the irreversible action. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms an irreversible action. */
export function ConfirmationDialog({
  isOpen,
  title,
  explanation,
  action,
  onConfirm,
  onClose,
}: ConfirmationProps): ReactElement {
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{messages.keep}</Button>
          <Button
            variant="danger"
            onPress={() => {
              onConfirm();
              onClose();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{explanation}</p>
    </Dialog>
  );
}
