import type { ReactElement } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogSurface, type DialogSurfaceProps } from './DialogSurface.js';
import styles from './Drawer.module.css';

export interface DrawerProps extends DialogSurfaceProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The edge it slides in from. */
  readonly side?: 'left' | 'right' | 'bottom';
}

/** A dialog at an edge: the navigation on a small screen, a derivation beside its figures. */
export function Drawer({ isOpen, onOpenChange, side = 'right', ...surface }: DrawerProps): ReactElement {
  return (
    <ModalOverlay className={styles['scrim'] ?? ''} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles['drawer'] ?? ''} data-side={side}>
        <DialogSurface {...surface} />
      </Modal>
    </ModalOverlay>
  );
}
