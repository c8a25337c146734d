import { Drawer } from '@finance-analyst/components';
import { useScreens } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { usePointerGestures } from '../gestures/usePointerGestures.js';
import { messages } from '../messages.js';
import styles from './NavigationDrawer.module.css';
import { allGroups } from './navigationGroups.js';
import { NavigationList } from './NavigationList.js';

export interface NavigationDrawerProps {
  readonly onClose: () => void;
}

/** The navigation of screens too small to show it permanently. */
export function NavigationDrawer({ onClose }: NavigationDrawerProps): ReactElement {
  const gestures = usePointerGestures({
    onSwipe: (direction) => {
      if (direction === 'left') onClose();
    },
  });
  return (
    <Drawer
      title={messages.productName}
      side="left"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <nav aria-label={messages.navigation} className={styles['navigation']} {...gestures}>
        <NavigationList groups={allGroups(useScreens())} onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
