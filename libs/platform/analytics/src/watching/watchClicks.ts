import type { AnalyticsWindow } from '../AnalyticsDependencies.js';
import { describeElement } from './describeElement.js';
import type { Stop, Track } from './Track.js';
import { trackedElement } from './trackedElement.js';

const rageClicks = 3;
const rageGapMs = 1000;

/**
 * Records clicks on tracked elements, and rage clicks: three in a row on one element, each within a second of the last.
 * Untracked elements count for rage clicks, since those happen where a response is expected but missing.
 */
export function watchClicks(
  { document }: Pick<AnalyticsWindow, 'document'>,
  track: Track,
  now: () => Date,
): Stop {
  let row: { readonly element: Element; readonly count: number; readonly atMs: number } | null = null;
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const tracked = trackedElement(event.target);
    if (tracked) track('click', describeElement(tracked));
    const element = tracked ?? event.target;
    const atMs = now().getTime();
    const goesOn = row !== null && row.element === element && atMs - row.atMs <= rageGapMs;
    const count = goesOn && row ? row.count + 1 : 1;
    row = { element, count, atMs };
    if (count < rageClicks) return;
    track('rage_click', { ...describeElement(element), clicks: count });
    row = null;
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
  };
}
