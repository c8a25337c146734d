import type { MonitorWindow, Stop } from '../MonitorWindow.js';

/** Calls once, when the page is hidden or left, because browsers may discard it afterward without notice. */
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
  // A visible page that is left becomes hidden only after this event, which makes its vitals final: they go first.
  window.addEventListener('pagehide', leaveWhenHidden);
  // In the bubbling phase, after the vitals library has handled the event.
  window.addEventListener('visibilitychange', leaveWhenHidden);
  return stop;
}
