import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';
import { type ButtonTrigger, ButtonTriggerContext } from '../button/ButtonTriggerContext.js';
import type { DeferredComponent } from '../deferred/createDeferredComponent.js';
import type { FloatingState } from './FloatingSurface.js';
import styles from './OverlayTrigger.module.css';

export interface OverlayTriggerProps<Props extends { readonly floating: FloatingState }> {
  /** One Button or IconButton. */
  readonly trigger: ReactElement;
  readonly opens: 'menu' | 'dialog';
  /** The overlay; its code is loaded when the button is first hovered, focused or pressed. */
  readonly Surface: DeferredComponent<Props>;
  readonly surfaceProps: Omit<Props, 'floating'>;
}

/** A button with an overlay beside it. The focus moves into the overlay and returns to the button. */
export function OverlayTrigger<Props extends { readonly floating: FloatingState }>({
  trigger,
  opens,
  Surface,
  surfaceProps,
}: OverlayTriggerProps<Props>): ReactElement {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    setOpen(false);
    setFailed(true);
  }, []);

  const button = useMemo((): ButtonTrigger => {
    const open = (): void => {
      setFailed(false);
      setOpen(true);
    };
    return {
      triggerRef,
      'aria-haspopup': opens,
      'aria-expanded': isOpen,
      onApproach: Surface.preload,
      onPress: open,
      onKeyDown: (event) => {
        if (opens !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        event.stopPropagation();
        open();
      },
    };
  }, [opens, isOpen, Surface]);

  const floating: FloatingState = { triggerRef, isOpen, onOpenChange: setOpen };
  return (
    <>
      <ButtonTriggerContext value={button}>{trigger}</ButtonTriggerContext>
      {hasFailed && (
        <span role="alert" className={styles['failure']}>
          This could not be loaded. Press again to retry.
        </span>
      )}
      {/* The surface's own properties and the one that is missing from them make the whole. */}
      {isOpen && <Surface props={{ ...surfaceProps, floating } as Props} onLoadFailure={fail} />}
    </>
  );
}
