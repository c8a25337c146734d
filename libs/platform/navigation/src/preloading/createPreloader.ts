import { mayPreload } from './mayPreload.js';
import type { PreloadWindow } from './PreloadWindow.js';
import { watchIntent } from './watchIntent.js';

export const criticalDelayMs = 500;
export const laterDelayMs = 2000;
export const idleTimeoutMs = 5000;

/** Something that can be preloaded, such as the screen at a path. */
export interface PreloadTarget {
  readonly path: string;
  preload(): void;
}

export interface PreloaderDependencies {
  readonly window: PreloadWindow;
  readonly targets: readonly PreloadTarget[];
}

export interface Preloader {
  /** Preloads a probable next screen after 500 ms, any other after 2000 ms once the page is idle. */
  preload(paths: readonly string[], urgency: 'critical' | 'later'): void;
  /** Preloads link targets after 100 ms of hover or focus. Returns the stop function. */
  start(): () => void;
}

/** Preloads screens, each once, while connection and memory allow. */
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
