import { IconButton, type SearchState } from '@finance-analyst/components';
import { memo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Theme } from '../theme/useTheme.js';
import { CompanySearch } from './CompanySearch.js';
import { ConnectionState } from './ConnectionState.js';
import { DisplayMenu } from './DisplayMenu.js';
import { ProductMark } from './ProductMark.js';
import styles from './TopBar.module.css';

export interface TopBarProps {
  readonly search: SearchState;
  readonly searchShortcut: string;
  readonly online: boolean;
  readonly theme: Theme;
  readonly onOpenNavigation: () => void;
}

/** The product, the search, and the state of the connection: the same above every screen. */
export const TopBar = memo(function TopBar({
  search,
  searchShortcut,
  online,
  theme,
  onOpenNavigation,
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
        <CompanySearch search={search} shortcut={searchShortcut} />
      </div>
      <div className={styles['end']}>
        <ConnectionState online={online} />
        <DisplayMenu theme={theme} />
      </div>
    </header>
  );
});
