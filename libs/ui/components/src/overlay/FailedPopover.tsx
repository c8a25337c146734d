import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './FailedPopover.module.css';

export interface FailedPopoverProps {
  readonly anchorRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** An error below the anchor of a popover that failed to load, until any key or press. */
export function FailedPopover({ anchorRef, onClose }: FailedPopoverProps): ReactElement | null {
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number } | null>(null);
  useEffect(() => {
    const box = anchorRef.current?.getBoundingClientRect();
    setPlace({ top: box?.bottom ?? 0, left: box?.left ?? 0 });
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, onClose, { capture: true });
    return () => {
      for (const event of events) removeEventListener(event, onClose, { capture: true });
    };
  }, [anchorRef, onClose]);
  if (!place) return null;
  return createPortal(
    <div role="alert" className={styles['failure']} style={place}>
      This could not be loaded. Open it again to retry.
    </div>,
    document.body,
  );
}
