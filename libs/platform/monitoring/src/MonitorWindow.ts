/** The part of the browser's window that the monitor uses. */
export type MonitorWindow = Pick<
  Window,
  | 'addEventListener'
  | 'removeEventListener'
  | 'setTimeout'
  | 'clearTimeout'
  | 'setInterval'
  | 'clearInterval'
  | 'requestAnimationFrame'
  | 'cancelAnimationFrame'
  | 'isSecureContext'
  | 'document'
  | 'location'
  | 'navigator'
  | 'performance'
> & {
  /** The framing window, or this window if the page is not framed. */
  readonly top: unknown;
  readonly self: unknown;
  /** Missing in some browsers. */
  readonly PerformanceObserver?: typeof PerformanceObserver;
  readonly requestIdleCallback?: Window['requestIdleCallback'];
  readonly cancelIdleCallback?: Window['cancelIdleCallback'];
};

/** Stops what was started. */
export type Stop = () => void;
