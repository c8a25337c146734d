import { IconButton, Popover } from '@finance-analyst/components';
import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Theme } from '../theme/useTheme.js';
import styles from './DisplayMenu.module.css';

// Loaded when the menu is first opened: no screen needs it to appear.
const DisplayChoices = createLazyScreen(async () => (await import('./DisplayChoices.js')).DisplayChoices, {
  failureTitle: messages.displayFailed,
});

export interface DisplayMenuProps {
  readonly theme: Theme;
}

/** How the product looks on this device. */
export function DisplayMenu({ theme }: DisplayMenuProps): ReactElement {
  return (
    <Popover
      label={messages.display}
      placement="bottom end"
      trigger={<IconButton icon="more" label={messages.display} />}
    >
      <div className={styles['menu']}>
        <Suspense>
          <DisplayChoices theme={theme} />
        </Suspense>
      </div>
    </Popover>
  );
}
