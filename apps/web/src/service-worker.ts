import {
  startServiceWorker,
  type ServiceWorkerOptions,
  type WorkerScope,
} from '@finance-analyst/service-worker/worker';

/** The build writes the list of the page's files in place of `self.__WB_MANIFEST`. */
declare const self: WorkerScope & { readonly __WB_MANIFEST: ServiceWorkerOptions['manifest'] };

startServiceWorker(self, { manifest: self.__WB_MANIFEST, version: import.meta.env.VITE_VERSION });
