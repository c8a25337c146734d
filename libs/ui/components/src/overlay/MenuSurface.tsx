import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { classNames } from '../classNames.js';
import { Icon } from '../mark/Icon.js';
import { FloatingSurface, type FloatingPlacement, type FloatingState } from './FloatingSurface.js';
import styles from './Menu.module.css';
import type { MenuAction, MenuEntry } from './MenuEntry.js';

export interface MenuSurfaceProps {
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
  readonly placement: FloatingPlacement;
  readonly floating: FloatingState;
}

/** Focuses the first action, as a native menu does. */
const focusFirst = { autoFocus: 'first' } as const;

/** The open list of a menu. */
export function MenuSurface({ label, items, onAction, placement, floating }: MenuSurfaceProps): ReactElement {
  const { triggerRef, onOpenChange } = floating;
  const close = (): void => {
    onOpenChange(false);
  };
  return (
    <FloatingSurface label={label} placement={placement} floating={floating}>
      <AriaMenu
        aria-label={label}
        className={styles['menu'] ?? ''}
        {...focusFirst}
        onAction={(id) => {
          // Refocus the button first, so that a dialog opened by the action returns the focus there.
          flushSync(close);
          if (triggerRef.current instanceof HTMLElement) triggerRef.current.focus();
          onAction(String(id));
        }}
        onClose={close}
      >
        {items.map((entry) =>
          entry.kind === 'separator' ? (
            <Separator key={entry.id} className={styles['separator'] ?? ''} />
          ) : (
            <Action key={entry.id} action={entry} />
          ),
        )}
      </AriaMenu>
    </FloatingSurface>
  );
}

function Action({ action }: { readonly action: MenuAction }): ReactElement {
  const { id, label, icon, hint, keys, tone, isDisabled = false } = action;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={styles['action'] ?? ''}
      {...(tone ? { 'data-tone': tone } : {})}
    >
      {icon && <Icon name={icon} />}
      <span className={styles['label']}>{label}</span>
      {hint && <span className={styles['hint']}>{hint}</span>}
      {keys && <span className={classNames(styles['hint'], styles['keys'])}>{keys}</span>}
    </MenuItem>
  );
}
