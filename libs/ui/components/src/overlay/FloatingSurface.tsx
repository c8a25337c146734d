import type { ReactElement, ReactNode, RefObject } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { classNames } from '../classNames.js';
import styles from './FloatingSurface.module.css';

export type FloatingPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'bottom' | 'top';

/** What something floats beside, and whether it does. */
export interface FloatingState {
  readonly triggerRef: RefObject<Element | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface FloatingSurfaceProps {
  readonly children: ReactNode;
  readonly placement: FloatingPlacement;
  /** As wide as what it belongs to: the list of a field. */
  readonly fitsTrigger?: boolean;
  /** The name of what floats, where nothing in it has one. */
  readonly label?: string;
  /** Needed only outside a React Aria trigger. */
  readonly floating?: FloatingState;
}

/** What menus, lists and popovers float on. */
export function FloatingSurface({
  children,
  placement,
  fitsTrigger = false,
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
    >
      {children}
    </AriaPopover>
  );
}
