/** Settles after a time. */
export type Wait = (durationMs: number) => Promise<void>;

export const waitInBrowser: Wait = (durationMs) =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
