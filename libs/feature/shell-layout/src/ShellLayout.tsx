import { VisuallyHidden, type SearchState } from '@finance-analyst/components';
import type { DataShown } from '@finance-analyst/market';
import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, useCallback, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useScreenFocus } from './focus/useScreenFocus.js';
import { ShellFooter } from './footer/ShellFooter.js';
import { messages } from './messages.js';
import { NavigationRail } from './navigation/NavigationRail.js';
import { StorageNotice } from './notices/StorageNotice.js';
import { UpdateNotice, type WaitingUpdate } from './notices/UpdateNotice.js';
import styles from './ShellLayout.module.css';
import type { Theme } from './theme/useTheme.js';
import { TopBar } from './top-bar/TopBar.js';

// Loaded when it is first opened: only small screens have the button.
const NavigationDrawer = createLazyScreen(
  async () => (await import('./navigation/NavigationDrawer.js')).NavigationDrawer,
  { failureTitle: messages.navigationFailed },
);

export interface ShellLayoutProps {
  /** The screen's name: the document is called after it, and a change of it moves the focus to the screen. */
  readonly title: string;
  readonly children: ReactNode;
  readonly search: SearchState;
  /** The search's shortcut as this keyboard writes it: `Ctrl K` or `⌘ K`. */
  readonly searchShortcut: string;
  readonly online: boolean;
  readonly theme: Theme;
  /** The market data that the screen shows; null when it shows none. */
  readonly dataShown: DataShown | null;
  /** Why nothing is kept on the device; null when it is. */
  readonly storageProblem: string | null;
  /** A new version that waits for a reload; null when there is none. */
  readonly update: WaitingUpdate | null;
  readonly version: string;
  /** `bare` leaves out the top bar and the footer, for audits of a screen by itself. */
  readonly frame?: 'full' | 'bare';
}

/** What stands around every screen: top bar, navigation, main area and footer. It fetches and stores nothing. */
export function ShellLayout({
  title,
  children,
  search,
  searchShortcut,
  online,
  theme,
  dataShown,
  storageProblem,
  update,
  version,
  frame = 'full',
}: ShellLayoutProps): ReactElement {
  const main = useRef<HTMLElement>(null);
  const [isNavigationOpen, setIsNavigationOpen] = useState(false);
  const openNavigation = useCallback(() => {
    setIsNavigationOpen(true);
  }, []);
  const closeNavigation = useCallback(() => {
    setIsNavigationOpen(false);
  }, []);
  const announcement = useScreenFocus(main, title);
  return (
    <div className={styles['shell']} data-frame={frame}>
      <a href="#main" className={styles['skip']}>
        {messages.skipToContent}
      </a>
      {frame === 'full' && (
        <div className={styles['top']}>
          <TopBar
            search={search}
            searchShortcut={searchShortcut}
            online={online}
            theme={theme}
            onOpenNavigation={openNavigation}
          />
        </div>
      )}
      <div className={styles['rail']}>
        <NavigationRail />
      </div>
      <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
        {storageProblem !== null && <StorageNotice reason={storageProblem} />}
        {update !== null && <UpdateNotice {...update} />}
        {children}
      </main>
      {frame === 'full' && (
        <div className={styles['footer']}>
          <ShellFooter dataShown={dataShown} online={online} version={version} />
        </div>
      )}
      {isNavigationOpen && (
        <Suspense>
          <NavigationDrawer onClose={closeNavigation} />
        </Suspense>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
