import type { AnalyticsWindow } from '../AnalyticsDependencies.js';
import type { Stop, Track } from './Track.js';

const stepPercent = 25;
/** The page's height is read at most this often, because reading it forces layout. */
const measureEveryMs = 200;

export interface ScrollDepthWatch {
  /** Resets the steps for a new page. */
  reset(): void;
  stop: Stop;
}

/** Records each quarter of a page reached by scrolling, once. */
export function watchScrollDepth(
  window: Pick<AnalyticsWindow, 'document' | 'innerHeight' | 'setTimeout' | 'clearTimeout'>,
  track: Track,
): ScrollDepthWatch {
  const { document } = window;
  let reached = 0;
  let timer: number | null = null;
  const cancel = () => {
    if (timer !== null) window.clearTimeout(timer);
    timer = null;
  };
  const measure = () => {
    timer = null;
    const { scrollTop, scrollHeight } = document.documentElement;
    if (scrollHeight <= 0) return;
    // Rounding loses half a pixel at the very end of a zoomed page.
    const percent = (100 * Math.min(scrollHeight, scrollTop + window.innerHeight + 1)) / scrollHeight;
    for (const next = () => reached + stepPercent; next() <= Math.min(100, percent); reached += stepPercent)
      track('scroll_depth', { depth: next() });
  };
  const onScroll = ({ target }: Event) => {
    if (target === document) timer ??= window.setTimeout(measure, measureEveryMs);
  };
  document.addEventListener('scroll', onScroll, { passive: true });
  return {
    reset: () => {
      cancel();
      reached = 0;
    },
    stop: () => {
      cancel();
      document.removeEventListener('scroll', onScroll);
    },
  };
}
