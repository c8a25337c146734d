/** What Chromium's browsers tell of the network; others tell nothing. */
interface Connection {
  /** Round trip in milliseconds, as measured by the browser. */
  readonly rtt?: number;
  readonly saveData?: boolean;
}

/** What preloading uses of the browser's window. */
export type PreloadWindow = Pick<Window, 'document' | 'location' | 'setTimeout' | 'clearTimeout'> & {
  readonly navigator: Pick<Navigator, 'userAgent'> & { readonly connection?: Connection };
  /** Of Chromium's browsers. */
  readonly performance: Pick<Performance, 'now'> & { readonly memory?: { readonly usedJSHeapSize: number } };
  readonly requestIdleCallback?: Window['requestIdleCallback'];
};
