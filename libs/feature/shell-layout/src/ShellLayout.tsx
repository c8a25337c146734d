import { VisuallyHidden } from '@finance-analyst/components';
import { createLazyScreen } from '@finance-analyst/navigation';
import { lazy, Suspense, useCallback, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { ShellBottom } from './bottom/ShellBottom.js';
import { useCommandRunner } from './commands/useCommandRunner.js';
import { connectionStanding } from '@finance-analyst/connection';
import { useScreenFocus } from './focus/useScreenFocus.js';
import { ShellFooter } from './footer/ShellFooter.js';
import { messages } from './messages.js';
import { useMediaQuery } from './breakpoints/useMediaQuery.js';
import type { DrawerEdgeProps } from './navigation/DrawerEdge.js';
import { NavigationRail } from './navigation/NavigationRail.js';
import { useIsRailCollapsed } from './navigation/useIsRailCollapsed.js';
import { ShellNotices } from './notices/ShellNotices.js';
import { OverlayHost } from './overlays/OverlayHost.js';
import styles from './ShellLayout.module.css';
import type { ShellLayoutProps } from './ShellLayoutProps.js';
import { noShortcuts, useShortcuts } from './shortcuts/useShortcuts.js';
import { TopBar } from './top-bar/TopBar.js';

// Loaded when first opened: only small screens have the button.
const NavigationDrawer = createLazyScreen(
  async () => (await import('./navigation/NavigationDrawer.js')).NavigationDrawer,
  { failureTitle: messages.navigationFailed },
);

/** The same list at every render. */
const noModels: NonNullable<ShellLayoutProps['savedModels']> = [];

/** The swipe area at the left edge of the screen. */
const smallTouchScreen = '(width < 48rem) and (pointer: coarse)';

// After the first paint: if it fails to load, buttons do the same.
const DrawerEdge = lazy(async (): Promise<{ default: ComponentType<DrawerEdgeProps> }> => {
  const loaded = await import('./navigation/DrawerEdge.js').catch(() => null);
  return { default: loaded?.DrawerEdge ?? (() => null) };
});

/** The frame of every screen: top bar, navigation, main area and footer. It fetches and stores nothing. */
export function ShellLayout({
  title,
  children,
  search,
  savedModels = noModels,
  online,
  serverSilence = null,
  theme,
  dataShown,
  storageProblem,
  update,
  version,
  frame = 'full',
  tools = null,
  hasNews = false,
  unreadCount = 0,
  signedInAs = null,
  isRailCollapsed: chosenCollapse = null,
  onRailCollapsedChange,
  announcesPageChanges = true,
  dock = null,
}: ShellLayoutProps): ReactElement {
  const main = useRef<HTMLElement>(null);
  const [isNavigationOpen, setIsNavigationOpen] = useState(false);
  const isForFingers = useMediaQuery(globalThis, smallTouchScreen);
  const openNavigation = useCallback(() => {
    setIsNavigationOpen(true);
  }, []);
  const closeNavigation = useCallback(() => {
    setIsNavigationOpen(false);
  }, []);
  const announcement = useScreenFocus(main, title);
  const run = useCommandRunner(tools?.onRefused);
  useShortcuts(tools?.registry ?? null, {
    window,
    isEnabled: tools?.isShortcutEnabled ?? noShortcuts,
    onCommand: run,
  });
  const isRailCollapsed = useIsRailCollapsed(window, chosenCollapse);
  const isFull = frame === 'full';
  const standing = connectionStanding(online, serverSilence);
  return (
    <div className={styles['shell']} data-frame={frame} data-rail={isRailCollapsed ? 'collapsed' : 'open'}>
      <a href="#main" className={styles['skip']} data-skip-link>
        {messages.skipToContent}
      </a>
      {isFull && (
        <div className={styles['top']}>
          <TopBar
            search={search}
            savedModels={savedModels}
            standing={standing}
            theme={theme}
            signedInAs={signedInAs}
            onOpenNavigation={openNavigation}
            tools={tools}
            hasNews={hasNews}
            unreadCount={unreadCount}
            onCommand={run}
          />
        </div>
      )}
      <div className={styles['rail']}>
        <NavigationRail
          isCollapsed={isRailCollapsed}
          onCollapsedChange={onRailCollapsedChange}
          onOpenMore={openNavigation}
        />
      </div>
      <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
        <ShellNotices
          storageProblem={storageProblem}
          silence={standing === 'server-away' ? serverSilence : null}
          update={update}
        />
        {children}
      </main>
      {isFull && (
        <>
          <ShellBottom tools={tools} dock={dock} />
          <div className={styles['footer']}>
            <ShellFooter dataShown={dataShown} standing={standing} version={version} />
          </div>
        </>
      )}
      {isForFingers && (
        <Suspense>
          <DrawerEdge onOpen={openNavigation} />
        </Suspense>
      )}
      {isNavigationOpen && (
        <Suspense>
          <NavigationDrawer onClose={closeNavigation} />
        </Suspense>
      )}
      {tools && <OverlayHost overlays={tools.overlays} contributions={tools.contributions} />}
      <VisuallyHidden>
        <span role="status">{announcesPageChanges ? announcement : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
