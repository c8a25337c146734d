import type { Timers } from '../toasts/Timers.js';

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
    now: () => nowMs,
    setTimeout(callback, delayMs) {
      nextId += 1;
      waiting.set(nextId, { dueMs: nowMs + delayMs, callback });
      return nextId;
    },
    clearTimeout(timer) {
      waiting.delete(timer as number);
    },
    advance(durationMs) {
      const endMs = nowMs + durationMs;
      for (;;) {
        const [next] = [...waiting].toSorted(([, a], [, b]) => a.dueMs - b.dueMs);
        if (!next || next[1].dueMs > endMs) break;
        waiting.delete(next[0]);
        nowMs = next[1].dueMs;
        next[1].callback();
      }
      nowMs = endMs;
    },
  };
}
