import { Drawer } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { NavigationList } from './NavigationList.js';

export interface NavigationDrawerProps {
  readonly onClose: () => void;
}

/** The navigation of a screen that has no room to keep it in sight. */
export function NavigationDrawer({ onClose }: NavigationDrawerProps): ReactElement {
  return (
    <Drawer
      title={messages.productName}
      side="left"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <nav aria-label={messages.navigation}>
        <NavigationList onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
