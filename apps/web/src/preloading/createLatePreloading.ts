import { createDeferred } from '@finance-analyst/foundation';
import type { Preloading, PreloadingDependencies } from './createPreloading.js';

const importPreloading = async (dependencies: PreloadingDependencies): Promise<Preloading> =>
  (await import('./createPreloading.js')).createPreloading(dependencies);

/** Preloading with code that is loaded once a screen is shown. Without it, screens load when opened. */
export function createLatePreloading(
  dependencies: PreloadingDependencies,
  load = importPreloading,
): Preloading {
  const deferred = createDeferred(() => load(dependencies));
  const use = (work: (preloading: Preloading) => void): void => {
    deferred.load().then(work, () => undefined);
  };
  return {
    start() {
      let stop: (() => void) | null = null;
      let isStopped = false;
      use((preloading) => {
        if (!isStopped) stop = preloading.start();
      });
      return () => {
        isStopped = true;
        stop?.();
      };
    },
    visit: (path) => {
      use((preloading) => {
        preloading.visit(path);
      });
    },
  };
}
