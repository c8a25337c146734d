import { loadOnce } from '../services/loadOnce.js';
import type { Preloading, PreloadingEdges } from './createPreloading.js';

const importPreloading = async (edges: PreloadingEdges): Promise<Preloading> =>
  (await import('./createPreloading.js')).createPreloading(edges);

/** Preloading with code that is loaded once a screen is shown. Without it, screens load when they are opened. */
export function createLatePreloading(edges: PreloadingEdges, load = importPreloading): Preloading {
  const loaded = loadOnce(() => load(edges));
  const use = (work: (preloading: Preloading) => void): void => {
    loaded().then(work, () => undefined);
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
