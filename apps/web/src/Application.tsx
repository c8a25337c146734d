import { useAccessibility } from '@finance-analyst/accessibility';
import { useOnline, useServerSilence } from '@finance-analyst/connection';
import { notify, selectUnreadCount } from '@finance-analyst/notifications';
import { useCompanySearch } from '@finance-analyst/market-data';
import { navigationStarted, screenTitle, selectPendingAddress } from '@finance-analyst/navigation';
import { OnboardingTour } from '@finance-analyst/onboarding-tour';
import { selectUser, usePreferences } from '@finance-analyst/session';
import {
  isShortcutEnabled,
  ShellLayout,
  type ShellTools,
  useHasNews,
  useTheme,
  useWaitingUpdate,
} from '@finance-analyst/shell-layout';
import { TerminalPanel } from '@finance-analyst/terminal';
import { selectWorkspaceStatus } from '@finance-analyst/workspace';
import { useCallback, useEffect, useMemo, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { screens } from './features.js';
import { Screens } from './routes/Screens.js';
import { useDataShown } from './routes/useDataShown.js';
import type { Services } from './services/Services.js';
import type { Store } from './store.js';
import type { Tools } from './tools/createTools.js';

export interface ApplicationProps {
  readonly services: Services;
  readonly tools: Tools;
}

/** Why nothing is stored on the device; null if it is. */
const selectStorageProblem = (state: ReturnType<Store['getState']>): string | null =>
  selectWorkspaceStatus(state).reason;

/** Models and portfolios, for the search. */
const selectSavedRows = ({ savedModels }: ReturnType<Store['getState']>) => savedModels.rows;

/** The shell with the screen at the current address. */
export function Application({ services, tools }: ApplicationProps): ReactElement {
  const { config, runKind, analytics, news, preloading } = services;
  const { registry, hasCommandKey, terminal, navigator } = tools;
  const isAudit = runKind === 'audit';
  const location = useLocation();
  const navigate = useNavigate();
  const online = useOnline(services.connection);
  const serverSilence = useServerSilence(services.server);
  const theme = useTheme(services.themeDependencies);
  const search = useCompanySearch();
  const update = useWaitingUpdate(tools.dependencies);
  const storageProblem = useSelector(selectStorageProblem);
  const savedModels = useSelector(selectSavedRows);
  const unreadCount = useSelector(selectUnreadCount);
  const { isAuthenticated, name } = useSelector(selectUser);
  const hasNews = useHasNews(news);
  const { preferences: accessibility } = useAccessibility();
  const { isRailCollapsed } = usePreferences(services.preferences);
  const foldRail = useCallback(
    (isCollapsed: boolean) => {
      services.preferences.change({ isRailCollapsed: isCollapsed });
    },
    [services.preferences],
  );
  const { dataShown, onDataShown } = useDataShown(location.pathname);

  const dispatch = useDispatch();
  const reportTourProblem = useCallback(
    (message: string) => {
      dispatch(notify({ type: 'warning', title: 'The tour was not saved', message }));
    },
    [dispatch],
  );
  // Different tools once the preference changes, so that whatever names a command's keys is rendered again.
  const shellTools = useMemo(
    (): ShellTools => ({
      ...tools,
      isShortcutEnabled: (command) => isShortcutEnabled(command, accessibility),
    }),
    [tools, accessibility],
  );
  const dock = useMemo(
    () => (
      <>
        <tools.Companions path={location.pathname} />
        <TerminalPanel registry={registry} terminal={terminal} hasCommandKey={hasCommandKey} />
      </>
    ),
    [tools, registry, terminal, hasCommandKey, location.pathname],
  );
  const pendingAddress = useSelector(selectPendingAddress);
  useEffect(() => {
    if (pendingAddress === null) return;
    dispatch(navigationStarted());
    void navigate(pendingAddress);
  }, [pendingAddress, dispatch, navigate]);
  useEffect(() => {
    navigator.connect((path) => void navigate(path));
  }, [navigator, navigate]);
  useEffect(() => {
    analytics.page(location.pathname);
    if (!isAudit) preloading.visit(location.pathname);
  }, [analytics, preloading, isAudit, location.pathname]);

  return (
    <ShellLayout
      title={screenTitle(screens, location)}
      search={search}
      savedModels={savedModels}
      online={online}
      serverSilence={serverSilence}
      theme={theme}
      dataShown={dataShown}
      storageProblem={storageProblem}
      update={update && { ...update, isWorkInTab: storageProblem !== null }}
      version={config.version}
      frame={isAudit ? 'bare' : 'full'}
      tools={shellTools}
      hasNews={hasNews}
      unreadCount={unreadCount}
      signedInAs={isAuthenticated ? name : null}
      announcesPageChanges={accessibility.announcePageChanges}
      isRailCollapsed={isRailCollapsed}
      onRailCollapsedChange={foldRail}
      dock={dock}
    >
      <Screens {...tools.dependencies} onDataShown={onDataShown} />
      {!isAudit && (
        <OnboardingTour
          entries={services.entries}
          document={document}
          loadSteps={tools.loadTourSteps}
          onProblem={reportTourProblem}
        />
      )}
    </ShellLayout>
  );
}
