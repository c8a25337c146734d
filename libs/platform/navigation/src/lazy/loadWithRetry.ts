import {
  isStylesheetFailure,
  loadMissingStylesheets,
  watchingStylesheets,
} from '../stylesheets/missingStylesheets.js';
import { messages } from '../messages.js';

export type Loaded<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

export type Wait = (durationMs: number) => Promise<void>;

/** Waits before the second and the third attempt. */
export const retryWaitsMs = [2000, 4000] as const;

export const waitInBrowser: Wait = (durationMs) =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });

const reasonOf = (error: unknown): string => {
  if (isStylesheetFailure(error)) return messages.stylesheetFailed;
  return error instanceof Error ? error.message : String(error);
};

/** Loads with its stylesheets. Never rejects. */
export async function loadOnce<Value>(
  load: () => Promise<Value>,
  page: Document = document,
): Promise<Loaded<Value>> {
  try {
    await loadMissingStylesheets(page);
    return { ok: true, value: await watchingStylesheets(page, load) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** Loads with up to three attempts, stylesheets included, waiting 2 s and 4 s between them. Never rejects. */
export async function loadWithRetry<Value>(
  load: () => Promise<Value>,
  wait: Wait = waitInBrowser,
  page: Document = document,
): Promise<Loaded<Value>> {
  for (const pauseMs of retryWaitsMs) {
    const loaded = await loadOnce(load, page);
    if (loaded.ok) return loaded;
    await wait(pauseMs);
  }
  return loadOnce(load, page);
}
