/** The browser's repeating timer, so that tests can do without waiting. */
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
