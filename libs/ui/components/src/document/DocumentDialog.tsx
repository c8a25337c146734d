import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Dialog, type DialogProps } from '../overlay/Dialog.js';
import { documentMessages } from './documentMessages.js';

export interface DocumentDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'size' | 'children'
> {
  /** The button for the action in question, beside Cancel. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** A question about a document as a whole, in a dialog that stays open while it is rendered. */
export const DocumentDialog = ({ action, onClose, ...dialog }: DocumentDialogProps): ReactElement => (
  <Dialog
    {...dialog}
    isOpen
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
    actions={
      action && (
        <>
          <Button onPress={onClose}>{documentMessages.cancel}</Button>
          {action}
        </>
      )
    }
  />
);
