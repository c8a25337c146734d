import type { AnalyticsWindow } from '../AnalyticsDependencies.js';
import type { Stop, Track } from './Track.js';

export const timeSpentEveryMs = 60_000;

/** Records every 60 s of visible time; time before the page was hidden counts. */
export function watchTimeSpent(
  window: Pick<AnalyticsWindow, 'document' | 'setTimeout' | 'clearTimeout'>,
  track: Track,
  now: () => Date,
): Stop {
  const { document } = window;
  let carriedMs = 0;
  let running: { readonly fromMs: number; readonly timer: number } | null = null;

  const pause = () => {
    if (!running) return;
    window.clearTimeout(running.timer);
    // A clock change or sleep adds no more than one interval.
    const passedMs = Math.max(0, now().getTime() - running.fromMs);
    carriedMs = Math.min(timeSpentEveryMs - 1, carriedMs + passedMs);
    running = null;
  };
  const run = () => {
    const ring = () => {
      carriedMs = 0;
      running = null;
      track('time_spent', { seconds: timeSpentEveryMs / 1000 });
      run();
    };
    running = { fromMs: now().getTime(), timer: window.setTimeout(ring, timeSpentEveryMs - carriedMs) };
  };
  const onVisibility = () => {
    pause();
    if (document.visibilityState === 'visible') run();
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    pause();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
