import type { ReactElement } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './Dialog.module.css';
import { DialogSurface, type DialogSurfaceProps } from './DialogSurface.js';

export interface DialogProps extends DialogSurfaceProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly size?: 'small' | 'medium' | 'large';
  /** Whether a press outside closes it. Escape and the close button always do. */
  readonly isDismissable?: boolean;
}

/** A modal dialog. The focus moves in, stays in, and returns. */
export function Dialog({
  isOpen,
  onOpenChange,
  size = 'medium',
  isDismissable = true,
  ...surface
}: DialogProps): ReactElement {
  return (
    <ModalOverlay
      className={styles['scrim'] ?? ''}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
    >
      <Modal className={styles['dialog'] ?? ''} data-size={size}>
        <DialogSurface {...surface} />
      </Modal>
    </ModalOverlay>
  );
}
