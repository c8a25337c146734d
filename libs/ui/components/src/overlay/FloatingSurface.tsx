import type { MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { classNames } from '../classNames.js';
import styles from './FloatingSurface.module.css';

export type FloatingPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom' | 'top';

/** The anchor and state of a floating element. */
export interface FloatingState {
  readonly triggerRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface FloatingSurfaceProps {
  readonly children: ReactNode;
  readonly placement: FloatingPlacement;
  /** As wide as its anchor: the list of a field. */
  readonly fitsTrigger?: boolean;
  /** A press on it leaves the focus in the field: on a heading or message it would otherwise close the list. */
  readonly keepsFieldFocused?: boolean;
  /** The accessible name, if nothing inside provides one. */
  readonly label?: string;
  /** Needed only outside a React Aria trigger. */
  readonly floating?: FloatingState;
}

const stay = (event: MouseEvent): void => {
  event.preventDefault();
};

/** The surface of menus, lists and popovers. */
export function FloatingSurface({
  children,
  placement,
  fitsTrigger = false,
  keepsFieldFocused = false,
  label,
  floating,
}: FloatingSurfaceProps): ReactElement {
  return (
    <AriaPopover
      {...floating}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={classNames(styles['surface'], fitsTrigger && styles['fits-trigger'])}
      placement={placement}
      offset={4}
      {...(keepsFieldFocused ? { onMouseDown: stay } : {})}
    >
      {children}
    </AriaPopover>
  );
}
