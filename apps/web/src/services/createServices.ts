import { createAccessibilityStore } from '@finance-analyst/accessibility';
import { inviteToSurvey } from '@finance-analyst/analytics';
import { notifyOfConnection, watchApiServer, watchConnection } from '@finance-analyst/connection';
import { createNewsWatch } from '@finance-analyst/information-screens/manifest';
import {
  listenForRevalidatedAnswers,
  listenForSilentServer,
  loadMarketData,
  refreshWhenServerAnswers,
} from '@finance-analyst/market-data';
import { notifyOfStatus } from '@finance-analyst/monitoring';
import { screenAt } from '@finance-analyst/navigation';
import { notify } from '@finance-analyst/notifications';
import type { RuntimeConfig } from '@finance-analyst/runtime-config';
import { createUpdateWatch, readRunKind } from '@finance-analyst/service-worker';
import { createDeviceStorage, createPreferences, keepSession, startSession } from '@finance-analyst/session';
import { connectSavedModels, createReloadGuard, createStartingWorkspace } from '@finance-analyst/workspace';
import { createLateCalculations } from '../calculations/createLateCalculations.js';
import { createLatePreloading } from '../preloading/createLatePreloading.js';
import { createRoutes } from '../routes.js';
import { screens } from '../features.js';
import { nextTask } from '../start/nextTask.js';
import { createStore } from '../store.js';
import { openEntries } from '../stored/openEntries.js';
import { createId } from './createId.js';
import { createReporting } from './createReporting.js';
import { files } from './files.js';
import { tryGet } from './tryGet.js';
import { importWorkspace } from './importWorkspace.js';
import { trackOutcome } from './trackOutcome.js';
import { messages } from './messages.js';
import type { Services } from './Services.js';
import { startWorker } from './startWorker.js';
import { whenLoaded } from './whenLoaded.js';

/** A guest's documents belong to the device. */
const deviceOwnerId = 'device';

/** Created in two tasks, between which the page can respond. */
export async function createServices(
  window: Window & typeof globalThis,
  config: RuntimeConfig,
): Promise<Services> {
  const { document, navigator } = window;
  const clock = () => new Date();
  const newId = () => createId(window.crypto);
  const runKind = readRunKind({ search: window.location.search, webdriver: navigator.webdriver });
  const entries = openEntries(window);

  const preferences = createPreferences(entries);
  const accessibility = createAccessibilityStore({ entries, root: document.documentElement });

  const connection = watchConnection({ window, navigator, root: document.documentElement });
  const server = watchApiServer({ window, connection, apiBase: config.apiBase, clock });
  const store = createStore({ apiBase: config.apiBase, clock, onReachability: server.noteReachability });
  notifyOfStatus(store);
  inviteToSurvey(window, store.dispatch);
  keepSession({
    store,
    entries,
    onProblem: (message) => {
      store.dispatch(notify({ type: 'warning', title: 'The sign-in was not saved', message }));
    },
  });
  // There is no account server: the stored user decides.
  void startSession({ dispatch: store.dispatch, entries });

  await nextTask();
  const deviceStorage = createDeviceStorage(tryGet(() => navigator.storage));
  const { workspace, load: loadWorkspace } = createStartingWorkspace(
    {
      indexedDB: tryGet(() => window.indexedDB),
      clock,
      createId: newId,
      ownerId: deviceOwnerId,
      broadcast: tryGet(() => new window.BroadcastChannel(`workspace-${deviceOwnerId}`)),
      locks: tryGet(() => navigator.locks),
      persistStorage: deviceStorage.keep,
      page: window,
    },
    () => importWorkspace(store.dispatch),
  );
  connectSavedModels(workspace, store.dispatch);
  const routes = createRoutes(() => Promise.all([loadWorkspace(), store.dispatch(loadMarketData())]));

  const { monitor, analytics } = createReporting({
    window,
    entries,
    config,
    runKind,
    clock,
    createId: newId,
    store,
    preferences,
  });

  notifyOfConnection(connection, store.dispatch);
  refreshWhenServerAnswers(server, store.dispatch);
  const caches = tryGet(() => window.caches);
  const container = tryGet(() => navigator.serviceWorker);
  const update = createUpdateWatch(window);
  const worker = whenLoaded(window).then(() =>
    startWorker({
      container,
      runKind,
      apiBase: config.apiBase,
      events: window,
      reload: () => {
        window.location.reload();
      },
    }),
  );
  listenForSilentServer(container, server.noteReachability);
  listenForRevalidatedAnswers({
    container,
    dispatch: store.dispatch,
    apiBase: config.apiBase,
    pageUrl: window.location.href,
  });

  return {
    config,
    runKind,
    clock,
    createId: newId,
    ownerId: deviceOwnerId,
    locale: navigator.language,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    hasCommandKey: /mac|iphone|ipad/i.test(navigator.userAgent),
    entries,
    loadBackupEntries: async () =>
      (await import('../stored/loadBackupEntries.js')).loadBackupEntries(entries),
    loadEntriesRestore: async (texts) =>
      (await import('../stored/loadEntriesRestore.js')).loadEntriesRestore(entries, texts),
    store,
    deviceStorage,
    workspace,
    routes,
    mayReload: createReloadGuard(workspace),
    files,
    caches,
    ...createLateCalculations(clock),
    preferences,
    accessibility,
    monitor,
    analytics,
    news: createNewsWatch({ entries }),
    preloading: createLatePreloading({
      window,
      targets: routes.map(({ path, Screen }) => ({ path, preload: Screen.preload })),
      leadsTo: (path) => screenAt(screens, path)?.leadsTo ?? [],
    }),
    connection,
    server,
    worker,
    installation: trackOutcome(worker.then(({ installed }) => installed)),
    readWorkerState: async () => {
      const code = await import('./readWorkerState.js').catch(() => null);
      return code ? code.readWorkerState({ container, caches })() : { ok: false, reason: messages.notLoaded };
    },
    update,
    applyUpdate: async () => (await worker).applyUpdate(),
    themeDependencies: { document, window, preferences },
  };
}
