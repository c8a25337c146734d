import { IconButton, Icon } from '@finance-analyst/components';
import { useScreens } from '@finance-analyst/navigation';
import { memo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { NavigationList } from './NavigationList.js';
import { workGroups } from './navigationGroups.js';
import styles from './NavigationRail.module.css';

export interface NavigationRailProps {
  /** Whether a wide window shows only icons. */
  readonly isCollapsed: boolean;
  /** If omitted, the rail has a fixed width. */
  readonly onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** Opens the list of screens that do not fit in a phone's bar. */
  readonly onOpenMore: () => void;
}

/** The permanent navigation: a rail beside the screen, icons where narrow, a bar below it on a phone. */
export const NavigationRail = memo(function NavigationRail({
  isCollapsed,
  onCollapsedChange,
  onOpenMore,
}: NavigationRailProps): ReactElement {
  return (
    <nav className={styles['rail']} aria-label={messages.navigation}>
      <NavigationList groups={workGroups(useScreens())} />
      <button type="button" className={styles['more']} aria-haspopup="dialog" onClick={onOpenMore}>
        <Icon name="menu" />
        {messages.more}
      </button>
      {onCollapsedChange && (
        <div className={styles['fold']}>
          <IconButton
            icon="rail"
            label={isCollapsed ? messages.expandNavigation : messages.collapseNavigation}
            onPress={() => {
              onCollapsedChange(!isCollapsed);
            }}
          />
        </div>
      )}
    </nav>
  );
});
