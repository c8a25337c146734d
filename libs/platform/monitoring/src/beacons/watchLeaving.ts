import type { MonitorWindow, Stop } from '../MonitorWindow.js';

/** Calls once, when the page is left or no longer in view: browsers may end it then without a word. */
export function watchLeaving(
  window: Pick<MonitorWindow, 'addEventListener' | 'removeEventListener' | 'document'>,
  leave: () => void,
): Stop {
  const stop = () => {
    window.removeEventListener('pagehide', leaveWhenHidden);
    window.removeEventListener('visibilitychange', leaveWhenHidden);
  };
  const leaveOnce = () => {
    stop();
    leave();
  };
  const leaveWhenHidden = () => {
    if (window.document.visibilityState === 'hidden') leaveOnce();
  };
  // A page that is left in view is hidden only after this, and with that its vitals become final: they go first.
  window.addEventListener('pagehide', leaveWhenHidden);
  // As it bubbles, which is after the vitals have heard of it.
  window.addEventListener('visibilitychange', leaveWhenHidden);
  return stop;
}
