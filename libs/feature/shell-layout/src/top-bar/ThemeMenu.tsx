import { IconButton, Popover } from '@finance-analyst/components';
import { createLazyScreen } from '@finance-analyst/navigation';
import { memo, Suspense, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Theme } from '../theme/useTheme.js';
import styles from './ThemeMenu.module.css';

// Loaded when first opened: no screen needs it to render.
const ThemeChoices = createLazyScreen(async () => (await import('./ThemeChoices.js')).ThemeChoices, {
  failureTitle: messages.themeFailed,
});

export interface ThemeMenuProps {
  readonly theme: Theme;
}

/** The theme menu; its button shows the current choice. */
export const ThemeMenu = memo(function ThemeMenu({ theme }: ThemeMenuProps): ReactElement {
  return (
    <Popover
      label={messages.theme}
      placement="bottom end"
      trigger={<IconButton icon="theme" label={messages.theme} />}
    >
      <div className={styles['menu']}>
        <Suspense>
          <ThemeChoices theme={theme} />
        </Suspense>
      </div>
    </Popover>
  );
});
