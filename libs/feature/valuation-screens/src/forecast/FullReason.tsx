import { AnchoredPopover } from '@finance-analyst/components';
import { useRef, useState } from 'react';
import styles from './ForecastTable.module.css';
import { messages } from './messages.js';
import { shortReason } from './shortReason.js';

/** A short reason on one line, which opens in full when pressed. */
export function FullReason({ of, reason }: { readonly of: string; readonly reason: string }) {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={anchorRef}
        type="button"
        className={styles['reason']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        {shortReason(reason)}
      </button>
      {isOpen && (
        <AnchoredPopover label={messages.whyOf(of)} anchorRef={anchorRef} isOpen onOpenChange={setOpen}>
          <p className={styles['fullReason']}>{reason}</p>
        </AnchoredPopover>
      )}
    </>
  );
}
