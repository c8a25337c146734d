import type { AnalyticsWindow } from '../AnalyticsDependencies.js';
import type { Stop, Track } from './Track.js';

/** Activity ends when nothing has happened for this long. */
export const activityPauseMs = 5000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Records each period of activity with its duration, once 5 s have passed without any. */
export function watchActivity(
  window: Pick<AnalyticsWindow, 'document' | 'setTimeout' | 'clearTimeout'>,
  track: Track,
  now: () => Date,
): Stop {
  const { document } = window;
  let spell: { readonly fromMs: number; toMs: number; timer: number } | null = null;
  const end = () => {
    if (spell) track('activity', { seconds: Math.round((spell.toMs - spell.fromMs) / 1000) });
    spell = null;
  };
  // One timer at a time: a moving pointer must not set a hundred per second.
  const check = () => {
    if (!spell) return;
    const remainingMs = spell.toMs + activityPauseMs - now().getTime();
    if (remainingMs > 0) spell.timer = window.setTimeout(check, remainingMs);
    else end();
  };
  const onSign = () => {
    const atMs = now().getTime();
    if (spell) spell.toMs = atMs;
    else spell = { fromMs: atMs, toMs: atMs, timer: window.setTimeout(check, activityPauseMs) };
  };
  for (const sign of signs) document.addEventListener(sign, onSign, { capture: true, passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onSign, { capture: true });
    if (spell) window.clearTimeout(spell.timer);
    end();
  };
}
