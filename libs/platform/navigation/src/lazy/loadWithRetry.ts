export type Loaded<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

export type Wait = (durationMs: number) => Promise<void>;

/** Waits before the second and the third attempt. */
export const retryWaitsMs = [2000, 4000] as const;

export const waitInBrowser: Wait = (durationMs) =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });

/** Loads with three attempts in all, waiting 2 s and 4 s between them. Never rejects. */
export async function loadWithRetry<Value>(
  load: () => Promise<Value>,
  wait: Wait = waitInBrowser,
): Promise<Loaded<Value>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { ok: true, value: await load() };
    } catch (error) {
      const pauseMs = retryWaitsMs[attempt];
      if (pauseMs === undefined)
        return { ok: false, reason: error instanceof Error ? error.message : String(error) };
      await wait(pauseMs);
    }
  }
}
