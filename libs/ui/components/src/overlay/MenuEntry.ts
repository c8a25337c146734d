import type { IconName } from '../mark/iconPaths.js';

export interface MenuAction {
  readonly kind?: 'action';
  readonly id: string;
  /** A verb. */
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Text at the right: a format, or why the action is disabled. */
  readonly hint?: string | undefined;
  /** Its shortcut, shown at the right where a keyboard is likely. */
  readonly keys?: string | undefined;
  readonly tone?: 'danger' | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface MenuSeparator {
  readonly kind: 'separator';
  readonly id: string;
}

/** An item of a menu. */
export type MenuEntry = MenuAction | MenuSeparator;
