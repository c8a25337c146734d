/** The browser's repeating timer, replaceable in tests. */
export interface Timers {
  setInterval(callback: () => void, everyMs: number): unknown;
  clearInterval(timer: unknown): void;
}

export const browserTimers: Timers = {
  setInterval: (callback, everyMs) => globalThis.setInterval(callback, everyMs),
  clearInterval: (timer) => {
    globalThis.clearInterval(timer as ReturnType<typeof globalThis.setInterval>);
  },
};
