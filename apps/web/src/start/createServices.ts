import { listenForRevalidatedAnswers } from '@finance-analyst/market-data';
import type { RuntimeConfig } from '@finance-analyst/runtime-config';
import {
  registerServiceWorker,
  type RunKind,
  type ServiceWorkerHandle,
} from '@finance-analyst/service-worker';
import { watchConnection, type Connection, type ThemeEdges } from '@finance-analyst/shell-layout';
import { connectSavedModels, createWorkspace, type Workspace } from '@finance-analyst/workspace';
import { createStore, type Store } from '../store.js';
import { watchForUpdate, type UpdateWatch } from '../update/watchForUpdate.js';
import { createId } from './createId.js';
import { openStorage } from './openStorage.js';
import { readRunKind } from './readRunKind.js';
import { whenLoaded } from './whenLoaded.js';

/** Everything that screens get from the browser, made once: the only place where the product reaches for it. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly runKind: RunKind;
  readonly clock: () => Date;
  readonly createId: () => string;
  /** Whose documents these are. */
  readonly ownerId: string;
  /** Governs figures and dates; the words are English. */
  readonly locale: string;
  /** IANA name of the zone that moments are shown in. */
  readonly timeZone: () => string;
  readonly hasCommandKey: boolean;
  readonly store: Store;
  readonly workspace: Workspace;
  readonly connection: Connection;
  readonly update: UpdateWatch;
  readonly applyUpdate: ServiceWorkerHandle['applyUpdate'];
  readonly themeEdges: ThemeEdges;
}

/** A guest's documents belong to the device. */
const deviceOwnerId = 'device';

export function createServices(window: Window & typeof globalThis, config: RuntimeConfig): Services {
  const { document, navigator } = window;
  const clock = () => new Date();
  const newId = () => createId(window.crypto);
  const runKind = readRunKind({ search: window.location.search, webdriver: navigator.webdriver });

  const store = createStore({ apiBase: config.apiBase, clock });
  const workspace = createWorkspace({
    indexedDB: window.indexedDB,
    clock,
    createId: newId,
    ownerId: deviceOwnerId,
    broadcast: new BroadcastChannel(`workspace-${deviceOwnerId}`),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    persistStorage: () => navigator.storage.persist(),
    page: window,
  });
  connectSavedModels(workspace, store.dispatch);

  const update = watchForUpdate(window);
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  // After the page is there: a worker's installation would compete with it for the network.
  const worker = whenLoaded(window).then(() =>
    registerServiceWorker({
      container,
      runKind,
      events: window,
      reload: () => {
        window.location.reload();
      },
    }),
  );
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
    store,
    workspace,
    connection: watchConnection({ window, navigator, root: document.documentElement }),
    update,
    applyUpdate: async () => (await worker).applyUpdate(),
    themeEdges: { document, window, storage: openStorage(window) },
  };
}
