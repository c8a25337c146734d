import type { AccessibilityStore } from '@finance-analyst/accessibility';
import type { Analytics } from '@finance-analyst/analytics';
import type { CacheStatistics, CalculationCache } from '@finance-analyst/caching';
import type { NewsWatch } from '@finance-analyst/information-screens/manifest';
import type { Connection, ServerWatch } from '@finance-analyst/connection';
import type { Monitor } from '@finance-analyst/monitoring';
import type { ReloadGuard } from '@finance-analyst/navigation';
import type { RuntimeConfig } from '@finance-analyst/runtime-config';
import type {
  ReadWorkerState,
  RunKind,
  ServiceWorkerHandle,
  UpdateWatch,
} from '@finance-analyst/service-worker';
import type { DeviceStorage, Preferences } from '@finance-analyst/session';
import type { ThemeDependencies } from '@finance-analyst/shell-layout';
import type { LoadEntriesRestore, StoredEntries } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import type { Preloading } from '../preloading/createPreloading.js';
import type { AppRoute } from '../routes.js';
import type { Store } from '../store.js';
import type { files } from './files.js';
import type { TrackedOutcome } from './trackOutcome.js';

/** Everything screens get from the browser, created once: the only place where the product accesses it. */
export interface Services {
  readonly config: RuntimeConfig;
  readonly runKind: RunKind;
  readonly clock: () => Date;
  readonly createId: () => string;
  /** The owner of the documents. */
  readonly ownerId: string;
  /** The browser's: sets the format of figures and dates unless the person chose another; texts are in English. */
  readonly locale: string;
  /** IANA name of the device's time zone. */
  readonly timeZone: () => string;
  readonly hasCommandKey: boolean;
  /** The small values stored on the device and in the tab. */
  readonly entries: StoredEntries;
  readonly loadBackupEntries: () => Promise<Readonly<Record<string, string>>>;
  readonly loadEntriesRestore: LoadEntriesRestore;
  readonly store: Store;
  readonly deviceStorage: DeviceStorage;
  readonly workspace: Workspace;
  readonly routes: readonly AppRoute[];
  readonly mayReload: ReloadGuard;
  readonly files: typeof files;
  /** Undefined in an insecure context. */
  readonly caches: CacheStorage | undefined;
  readonly calculations: CalculationCache;
  /** Hits, misses and size of the calculation cache. */
  readonly cacheStatistics: () => CacheStatistics;
  readonly preferences: Preferences;
  readonly accessibility: AccessibilityStore;
  readonly monitor: Monitor;
  readonly analytics: Analytics;
  readonly news: NewsWatch;
  readonly preloading: Preloading;
  readonly connection: Connection;
  readonly server: ServerWatch;
  /** Settles once the page has loaded, since a worker's installation would compete with it for the network. */
  readonly worker: Promise<ServiceWorkerHandle>;
  /** Whether the product's files were stored on the device, or why not. */
  readonly installation: TrackedOutcome<null>;
  readonly readWorkerState: ReadWorkerState;
  readonly update: UpdateWatch;
  readonly applyUpdate: ServiceWorkerHandle['applyUpdate'];
  readonly themeDependencies: ThemeDependencies;
}
