import type { Timers } from '../pool/Timers.js';

export interface ManualTimers extends Timers {
  /** Advances the time and runs due timers in order. */
  advance(durationMs: number): void;
}

/** Timers under test control. */
export function createManualTimers(): ManualTimers {
  let nowMs = 0;
  let nextId = 0;
  const waiting = new Map<number, { readonly dueMs: number; readonly callback: () => void }>();
  return {
    setTimeout(callback, delayMs) {
      nextId += 1;
      waiting.set(nextId, { dueMs: nowMs + delayMs, callback });
      return nextId;
    },
    clearTimeout(timer) {
      waiting.delete(timer as number);
    },
    advance(durationMs) {
      nowMs += durationMs;
      const due = [...waiting].filter(([, { dueMs }]) => dueMs <= nowMs);
      for (const [id, { callback }] of due.toSorted(([, a], [, b]) => a.dueMs - b.dueMs)) {
        waiting.delete(id);
        callback();
      }
    },
  };
}
