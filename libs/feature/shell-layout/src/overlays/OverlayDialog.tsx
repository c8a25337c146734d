import { Dialog, Skeleton } from '@finance-analyst/components';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import type { OverlayContentProps } from '@finance-analyst/contributions';
import styles from './OverlayDialog.module.css';

export interface OverlayDialogProps extends OverlayContentProps {
  readonly title: string;
  readonly Content: ComponentType<OverlayContentProps>;
}

/** One overlay: a dialog that opens immediately and shows its content once loaded. */
export function OverlayDialog({ title, Content, onClose }: OverlayDialogProps): ReactElement {
  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles['content']}>
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton lines={4} />
            </div>
          }
        >
          <Content onClose={onClose} />
        </Suspense>
      </div>
    </Dialog>
  );
}
