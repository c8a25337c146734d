import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './ResizeHandle.module.css';
import { resizeSteps } from './resizeSteps.js';

/** Height of the terminal in percent of the window. */
export const heightLimits = { least: 20, most: 80, start: 40 } as const;

export interface ResizeHandleProps {
  readonly share: number;
  readonly onShareChange: (share: number) => void;
}

const withinLimits = (share: number): number =>
  Math.min(Math.max(share, heightLimits.least), heightLimits.most);

/** The terminal's upper edge, which resizes it with a pointer or the arrow keys. */
export function ResizeHandle({ share, onShareChange }: ResizeHandleProps): ReactElement {
  const grabbed = useRef<{ readonly y: number; readonly share: number } | null>(null);
  const handlers = {
    // Only the focused element receives key events.
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => {
      const step = resizeSteps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      onShareChange(withinLimits(share + step));
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { y: event.clientY, share };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = grabbed.current;
      const windowHeight = event.currentTarget.ownerDocument.documentElement.clientHeight;
      if (!from || windowHeight === 0) return;
      onShareChange(withinLimits(from.share + ((from.y - event.clientY) / windowHeight) * 100));
    },
    onLostPointerCapture: () => {
      grabbed.current = null;
    },
  };
  return (
    <div
      {...handlers}
      className={styles['handle']}
      role="separator"
      aria-orientation="horizontal"
      aria-label={messages.resize}
      aria-valuemin={heightLimits.least}
      aria-valuemax={heightLimits.most}
      aria-valuenow={Math.round(share)}
      aria-valuetext={messages.height(Math.round(share))}
    />
  );
}
