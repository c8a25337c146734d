import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { Icon } from '../mark/Icon.js';
import { FloatingSurface, type FloatingPlacement } from './FloatingSurface.js';
import styles from './Menu.module.css';
import type { MenuAction, MenuEntry } from './MenuEntry.js';

export interface MenuProps {
  /** The name of the list. */
  readonly label: string;
  /** One Button or IconButton. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  readonly onAction: (id: string) => void;
  readonly placement?: FloatingPlacement;
}

/** Actions behind one button. Arrow keys, first letters and Escape work as in a native menu. */
export function Menu({ label, trigger, items, onAction, placement = 'bottom end' }: MenuProps): ReactElement {
  return (
    <MenuTrigger>
      {trigger}
      <FloatingSurface placement={placement}>
        <AriaMenu
          aria-label={label}
          className={styles['menu'] ?? ''}
          onAction={(id) => {
            onAction(String(id));
          }}
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
    </MenuTrigger>
  );
}

function Action({ action }: { readonly action: MenuAction }): ReactElement {
  const { id, label, icon, hint, tone, isDisabled = false } = action;
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
    </MenuItem>
  );
}
