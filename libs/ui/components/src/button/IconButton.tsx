import { useRef, type ReactElement, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../classNames.js';
import { Icon } from '../mark/Icon.js';
import type { IconName } from '../mark/iconPaths.js';
import { Tooltip } from '../overlay/Tooltip.js';
import styles from './Button.module.css';
import { buttonStyle, type ButtonAppearance } from './buttonStyle.js';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label' | 'ref'>, ButtonAppearance {
  readonly icon: IconName;
  /** The verb: the button's name, and its tooltip. */
  readonly label: string;
  /** Off where the label already stands beside the button. */
  readonly tooltip?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button whose icon everyone knows: close, more, search, undo. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  tooltip = true,
  ...button
}: IconButtonProps): ReactElement {
  const buttonRef = useRef<Element>(null);
  return (
    <AriaButton
      {...button}
      aria-label={label}
      className={classNames(buttonStyle({ variant, size }), styles['square'])}
    >
      {(trigger) => (
        <>
          <Icon name={icon} />
          {tooltip && (
            <span
              ref={(mark) => {
                buttonRef.current = mark?.parentElement ?? null;
              }}
            >
              <Tooltip content={label} triggerRef={buttonRef} trigger={trigger} />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}
