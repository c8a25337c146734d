import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right';

export interface TooltipProps {
  /** Words only: a tooltip cannot be reached by a finger, so nothing in it is needed. */
  readonly content: string;
  /** One Button or IconButton. */
  readonly children: ReactElement;
  readonly placement?: TooltipPlacement;
}

/** A hint on hover and focus. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps): ReactElement {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip className={styles['tooltip'] ?? ''} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
