import { AnchoredPopover } from '@finance-analyst/components';
import { useRef, useState } from 'react';
import styles from './ForecastTable.module.css';

/** A reason on as much of a line as there is; pressed, it opens whole. */
export function FullReason({
  of,
  reason,
  isTabStop,
}: {
  readonly of: string;
  readonly reason: string;
  /** False where the arrow keys of the table lead to it. */
  readonly isTabStop: boolean;
}) {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={anchorRef}
        type="button"
        className={styles['reason']}
        tabIndex={isTabStop ? undefined : -1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        {reason}
      </button>
      {isOpen && (
        <AnchoredPopover label={`Why: ${of}`} anchorRef={anchorRef} isOpen onOpenChange={setOpen}>
          <p className={styles['fullReason']}>{reason}</p>
        </AnchoredPopover>
      )}
    </>
  );
}
