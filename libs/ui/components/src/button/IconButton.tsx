import { useRef, useState, type ReactElement } from 'react';
import { classNames } from '../classNames.js';
import { Icon } from '../mark/Icon.js';
import type { IconName } from '../mark/iconPaths.js';
import { Tooltip } from '../overlay/Tooltip.js';
import styles from './Button.module.css';
import { buttonStyle, type ButtonAppearance } from './buttonStyle.js';
import { PressableButton, type PressableProps } from './PressableButton.js';

export interface IconButtonProps extends Omit<PressableProps, 'aria-label'>, ButtonAppearance {
  readonly icon: IconName;
  /** The verb: the button's name, and its tooltip. */
  readonly label: string;
  /** Off when the label is already shown beside the button. */
  readonly tooltip?: boolean;
}

/** A button with a universally known icon: close, more, search, undo. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  tooltip = true,
  onPress,
  ...button
}: IconButtonProps): ReactElement {
  const buttonRef = useRef<Element>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocusVisible, setFocusVisible] = useState(false);
  const [isPressed, setPressed] = useState(false);
  return (
    <PressableButton
      {...button}
      aria-label={label}
      className={classNames(buttonStyle({ variant, size }), styles['square'])}
      onPointerEnter={({ currentTarget }) => {
        buttonRef.current = currentTarget;
        setHovered(true);
        setPressed(false);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
      onPointerDown={() => {
        setPressed(true);
      }}
      onFocus={(target) => {
        buttonRef.current = target;
        setFocusVisible(target.matches(':focus-visible'));
      }}
      onBlur={() => {
        setFocusVisible(false);
        setPressed(false);
      }}
      onPress={(press) => {
        setPressed(true);
        onPress?.(press);
      }}
    >
      <Icon name={icon} />
      {tooltip && (
        <Tooltip
          content={label}
          triggerRef={buttonRef}
          isOffered={(isHovered || isFocusVisible) && !isPressed}
          isFocusVisible={isFocusVisible}
        />
      )}
    </PressableButton>
  );
}
