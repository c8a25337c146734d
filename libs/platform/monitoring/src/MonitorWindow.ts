/** What the monitor uses of the browser's window. */
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
  /** Where the page is framed, not the window itself. */
  readonly top: unknown;
  readonly self: unknown;
  /** Missing in some browsers. */
  readonly PerformanceObserver?: typeof PerformanceObserver;
  readonly requestIdleCallback?: Window['requestIdleCallback'];
  readonly cancelIdleCallback?: Window['cancelIdleCallback'];
};

/** Ends what was begun. */
export type Stop = () => void;
