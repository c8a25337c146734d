import {
  startServiceWorker,
  type ServiceWorkerOptions,
  type WorkerScope,
} from '@finance-analyst/service-worker/worker';

/** The build replaces `self.__WB_MANIFEST` with the page's file list. */
declare const self: WorkerScope & { readonly __WB_MANIFEST: ServiceWorkerOptions['manifest'] };

startServiceWorker(self, { manifest: self.__WB_MANIFEST, version: import.meta.env.VITE_VERSION });
