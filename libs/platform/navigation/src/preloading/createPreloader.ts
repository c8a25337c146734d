import { mayPreload } from './mayPreload.js';
import type { PreloadWindow } from './PreloadWindow.js';
import { watchIntent } from './watchIntent.js';

export const criticalDelayMs = 500;
export const laterDelayMs = 2000;
export const idleTimeoutMs = 5000;

/** Something that can be loaded ahead of need, such as the screen at a path. */
export interface PreloadTarget {
  readonly path: string;
  preload(): void;
}

export interface PreloaderDependencies {
  readonly window: PreloadWindow;
  readonly targets: readonly PreloadTarget[];
}

export interface Preloader {
  /** Loads a screen that is probably next after 500 ms, any other after 2000 ms once the page has time to spare. */
  preload(paths: readonly string[], urgency: 'critical' | 'later'): void;
  /** Begins to load what the pointer rests on, or the focus is on, for 100 ms. Returns the way to stop. */
  start(): () => void;
}

/** Loads screens ahead of need, each once, as long as connection and memory have room for it. */
export function createPreloader({ window, targets }: PreloaderDependencies): Preloader {
  const done = new Set<string>();
  const timers = new Set<number>();

  const load = (path: string) => {
    const target = targets.find((candidate) => candidate.path === path);
    if (!target || done.has(path) || !mayPreload(window)) return;
    done.add(path);
    target.preload();
  };
  const whenIdle = (work: () => void) => {
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: idleTimeoutMs });
    else work();
  };
  const after = (delayMs: number, work: () => void) => {
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      work();
    }, delayMs);
    timers.add(timer);
  };

  return {
    preload: (paths, urgency) => {
      for (const path of paths) {
        const work = () => {
          load(path);
        };
        if (urgency === 'critical') after(criticalDelayMs, work);
        else
          after(laterDelayMs, () => {
            whenIdle(work);
          });
      }
    },
    start: () => {
      const stopWatching = watchIntent(window, load);
      return () => {
        stopWatching();
        for (const timer of timers) window.clearTimeout(timer);
        timers.clear();
      };
    },
  };
}
