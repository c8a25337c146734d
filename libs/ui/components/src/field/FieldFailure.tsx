import { useCallback, useSyncExternalStore, type ReactElement, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import { FieldError } from './FieldError.js';
import styles from './FieldFrame.module.css';

interface FieldFailureProps {
  readonly id: string;
  readonly words: string;
  readonly appearance: 'field' | 'cell';
  readonly frameRef: RefObject<HTMLDivElement | null>;
}

/** Why an entry is invalid: under a field, or floating beside a table cell that has no room for a sentence. */
export function FieldFailure({ id, words, appearance, frameRef }: FieldFailureProps): ReactElement {
  const isInUse = useSyncExternalStore(
    onFocusMoved,
    useCallback(() => frameRef.current?.contains(document.activeElement) ?? false, [frameRef]),
  );
  if (appearance === 'field') return <FieldError id={id} words={words} />;
  return (
    <>
      <VisuallyHidden>
        <span id={id} role="alert">
          {words}
        </span>
      </VisuallyHidden>
      <Popover
        className={styles['floating-error'] ?? ''}
        aria-label="Why this entry is invalid"
        triggerRef={frameRef}
        isOpen={isInUse}
        isNonModal
        placement="bottom end"
        offset={4}
      >
        <span aria-hidden>{words}</span>
      </Popover>
    </>
  );
}

const onFocusMoved = (notify: () => void): (() => void) => {
  document.addEventListener('focusin', notify);
  document.addEventListener('focusout', notify);
  return () => {
    document.removeEventListener('focusin', notify);
    document.removeEventListener('focusout', notify);
  };
};
