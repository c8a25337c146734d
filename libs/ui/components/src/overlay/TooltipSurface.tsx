import type { ReactElement, RefObject } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

export interface TooltipSurfaceProps {
  readonly content: string;
  readonly triggerRef: RefObject<Element | null>;
}

/** The parent decides when it closes. */
const alwaysOpen = {
  isOpen: true,
  shouldSkipAnimation: false,
  open: () => undefined,
  close: () => undefined,
};

/** The text of an open tooltip. */
export function TooltipSurface({ content, triggerRef }: TooltipSurfaceProps): ReactElement {
  return (
    <TooltipTriggerStateContext value={alwaysOpen}>
      <AriaTooltip className={styles['tooltip'] ?? ''} placement="top" offset={6} triggerRef={triggerRef}>
        {content}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
