import {
  use,
  useEffect,
  useImperativeHandle,
  useRef,
  type AriaAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { announceButton } from './announceButton.js';
import { ButtonTriggerContext } from './ButtonTriggerContext.js';

/** The press targets the button itself, whichever of its children was hit. */
export interface ButtonPress {
  readonly target: HTMLButtonElement;
}

/** Props of every button. */
export interface PressableProps extends AriaAttributes {
  readonly id?: string | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Called on a click, Enter or Space. */
  readonly onPress?: ((press: ButtonPress) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Pointer only, without moving the focus: the keyboard has another way to the same action. */
  readonly isForPointer?: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

interface PressableButtonProps extends PressableProps {
  readonly className: string;
  readonly children: ReactNode;
  /** The action is running: the button keeps its focus and ignores presses. */
  readonly isBusy?: boolean;
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: () => void;
  readonly onPointerDown?: () => void;
  readonly onFocus?: (button: HTMLButtonElement) => void;
  readonly onBlur?: () => void;
}

/** A native button that keeps its clicks and keys from the elements around it. */
export function PressableButton({
  children,
  type = 'button',
  onPress,
  isDisabled = false,
  isForPointer = false,
  isBusy = false,
  ref,
  onPointerEnter,
  onFocus,
  ...attributes
}: PressableButtonProps): ReactElement {
  const opener = use(ButtonTriggerContext);
  const own = useRef<HTMLButtonElement>(null);
  const current = () => own.current as HTMLButtonElement;
  useImperativeHandle(ref, current);
  useImperativeHandle(opener?.triggerRef, current);

  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const button = current();
    if (wasBusy.current !== isBusy && document.activeElement === button) announceButton(button);
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <button
      {...attributes}
      {...(opener && { 'aria-haspopup': opener['aria-haspopup'], 'aria-expanded': opener['aria-expanded'] })}
      {...(isBusy && { 'aria-disabled': true, 'data-busy': '' })}
      {...(isForPointer && { tabIndex: -1 })}
      ref={own}
      type={type}
      disabled={isDisabled}
      onClick={(event) => {
        event.stopPropagation();
        if (isBusy) {
          event.preventDefault();
          return;
        }
        const { currentTarget } = event;
        // Safari does not focus a clicked button. A form submitted by Enter also clicks its button, but without
        // a pointer, and the focus must then stay in the field.
        if (!isForPointer && event.detail > 0) currentTarget.focus({ preventScroll: true });
        onPress?.({ target: currentTarget });
        opener?.onPress();
      }}
      onMouseDown={(event) => {
        if (isForPointer) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
        opener?.onKeyDown(event);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        opener?.onApproach();
        onPointerEnter?.(event);
      }}
      onFocus={({ currentTarget }) => {
        opener?.onApproach();
        onFocus?.(currentTarget);
      }}
    >
      {children}
    </button>
  );
}
