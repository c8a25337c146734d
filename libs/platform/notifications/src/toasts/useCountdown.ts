import { useEffect, useRef } from 'react';
import type { Timers } from './Timers.js';

export interface Countdown {
  /** Null when it never expires. */
  readonly durationMs: number | null;
  /** Pauses the countdown. */
  readonly isHeld: boolean;
  readonly timers: Timers;
  readonly onEnd: () => void;
}

/** Calls `onEnd` once the time has passed, not counting pauses. */
export function useCountdown({ durationMs, isHeld, timers, onEnd }: Countdown): void {
  const passedMs = useRef(0);
  useEffect(() => {
    if (durationMs === null || isHeld) return undefined;
    const startedMs = timers.now();
    const timer = timers.setTimeout(onEnd, durationMs - passedMs.current);
    return () => {
      timers.clearTimeout(timer);
      passedMs.current += timers.now() - startedMs;
    };
  }, [durationMs, isHeld, timers, onEnd]);
}
