/** Network information from Chromium browsers; others provide none. */
interface Connection {
  /** Round trip in milliseconds, as measured by the browser. */
  readonly rtt?: number;
  readonly saveData?: boolean;
}

/** What preloading uses of the browser's window. */
export type PreloadWindow = Pick<Window, 'document' | 'location' | 'setTimeout' | 'clearTimeout'> & {
  readonly navigator: Pick<Navigator, 'userAgent'> & { readonly connection?: Connection };
  /** Only in Chromium browsers. */
  readonly performance: Pick<Performance, 'now'> & { readonly memory?: { readonly usedJSHeapSize: number } };
  readonly requestIdleCallback?: Window['requestIdleCallback'];
};
