import { IconButton, type SearchState } from '@finance-analyst/components';
import { memo, type ReactElement } from 'react';
import type { ConnectionStanding } from '@finance-analyst/connection';
import { messages } from '../messages.js';
import { ProductSearch } from '../search/ProductSearch.js';
import type { SavedModel } from '../search/SavedModel.js';
import type { ShellTools } from '../ShellTools.js';
import type { Theme } from '../theme/useTheme.js';
import { AccountState } from './AccountState.js';
import { ConnectionState } from './ConnectionState.js';
import { ThemeMenu } from './ThemeMenu.js';
import { ProductMark } from './ProductMark.js';
import styles from './TopBar.module.css';
import { TopBarTools, type TopBarToolsProps } from './TopBarTools.js';

export interface TopBarProps {
  readonly search: SearchState;
  readonly savedModels: readonly SavedModel[];
  readonly standing: ConnectionStanding;
  readonly theme: Theme;
  /** Name of the signed-in user; null for a guest. */
  readonly signedInAs: string | null;
  readonly onOpenNavigation: () => void;
  readonly hasNews: boolean;
  readonly unreadCount: number;
  readonly onCommand: TopBarToolsProps['onCommand'];
  /** The tools available on every screen; null if there are none. */
  readonly tools: ShellTools | null;
}

/** Product mark, search, connection state and tools, the same above every screen. */
export const TopBar = memo(function TopBar({
  search,
  savedModels,
  standing,
  theme,
  signedInAs,
  onOpenNavigation,
  tools,
  ...indicators
}: TopBarProps): ReactElement {
  return (
    <header className={styles['bar']}>
      <div className={styles['menu']}>
        <IconButton icon="menu" label={messages.openNavigation} onPress={onOpenNavigation} />
      </div>
      <div className={styles['mark']}>
        <ProductMark />
      </div>
      <div className={styles['search']}>
        <ProductSearch
          search={search}
          savedModels={savedModels}
          tools={tools}
          onCommand={indicators.onCommand}
        />
      </div>
      <div className={styles['end']}>
        <ConnectionState standing={standing} />
        {tools && <TopBarTools tools={tools} {...indicators} />}
        <span className={styles['wide']}>
          <ThemeMenu theme={theme} />
        </span>
        {signedInAs !== null && <AccountState name={signedInAs} />}
      </div>
    </header>
  );
});
