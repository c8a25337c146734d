import type { Timers } from '../memory/Timers.js';

export interface ManualClock {
  readonly clock: () => Date;
  readonly timers: Timers;
  /** Advances the time; repeating timers run as often as they come due. */
  advance(durationMs: number): void;
}

/** A clock and repeating timers under test control. */
export function createManualClock(): ManualClock {
  let nowMs = 0;
  let nextId = 0;
  const repeating = new Map<number, { readonly everyMs: number; dueMs: number; callback: () => void }>();
  return {
    clock: () => new Date(nowMs),
    timers: {
      setInterval(callback, everyMs) {
        nextId += 1;
        repeating.set(nextId, { everyMs, dueMs: nowMs + everyMs, callback });
        return nextId;
      },
      clearInterval(timer) {
        repeating.delete(timer as number);
      },
    },
    advance(durationMs) {
      nowMs += durationMs;
      for (const timer of repeating.values()) {
        for (; timer.dueMs <= nowMs; timer.dueMs += timer.everyMs) timer.callback();
      }
    },
  };
}
