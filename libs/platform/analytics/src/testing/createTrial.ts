import { createStoredEntries } from '@finance-analyst/stored-entries';
import { createAnalytics } from '../createAnalytics.js';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import type { ProductAnalyticsOptions } from '../sending/ProductAnalytics.js';
import { createFakePage } from './createFakePage.js';
import { createFakeStorage } from './createFakeStorage.js';

export const realKey = 'phc_Q2w9eRt7yUi4oPa8sDf3gHj6kLz1xCv5bNm0';

/** Analytics in a page with controllable consent, storage, network and service. */
export function createTrial(
  changes: Partial<AnalyticsDependencies> = {},
  stored: Readonly<Record<string, string>> = {},
) {
  const fakePage = createFakePage();
  const fakeStorage = createFakeStorage(stored);
  const consent = { recording: true, sharing: false, listeners: new Set<() => void>() };
  const posted: { readonly url: string; readonly init: RequestInit }[] = [];
  const network = { ok: true, fails: false };
  const started: ProductAnalyticsOptions[] = [];
  const captured: (readonly [string, Readonly<Record<string, unknown>>])[] = [];
  let lastId = 0;
  const dependencies: AnalyticsDependencies = {
    window: fakePage.window,
    entries: createStoredEntries({ device: fakeStorage.storage, window: fakePage.window }),
    runKind: 'person',
    consent: {
      isRecording: () => consent.recording,
      isSharing: () => consent.sharing,
      subscribe: (listener) => {
        consent.listeners.add(listener);
        return () => consent.listeners.delete(listener);
      },
    },
    user: () => ({}),
    sessionId: 'session-1',
    createId: () => `id-${(lastId += 1)}`,
    apiBase: '/api/',
    posthogKey: null,
    fetch: async (url, init) => {
      posted.push({ url, init });
      if (network.fails) throw new TypeError('Failed to fetch');
      return { ok: network.ok };
    },
    clock: fakePage.now,
    whenIdle: (work) => {
      work();
    },
    loadProductAnalytics: async (options) => {
      started.push(options);
      return {
        capture: (name, properties) => void captured.push([name, properties]),
        allow: () => undefined,
      };
    },
    ...changes,
  };
  const analytics = createAnalytics(dependencies);
  return {
    ...fakePage,
    ...fakeStorage,
    analytics,
    dependencies,
    network,
    posted,
    started,
    captured,
    bodies: (): unknown[] => posted.map(({ init }) => JSON.parse(String(init.body)) as unknown),
    /** Changes the consent. */
    consentTo: (changed: { readonly recording?: boolean; readonly sharing?: boolean }) => {
      Object.assign(consent, changed);
      for (const listener of consent.listeners) listener();
    },
    /** Starts, and waits for the recorder. */
    start: async () => {
      analytics.start();
      await arrival();
    },
    typesOf: () => analytics.usageEvents().map(({ type }) => type),
    dataOf: (type: string) =>
      analytics.usageEvents().flatMap((event) => (event.type === type ? [event.data] : [])),
    storedUnder: (key: string): unknown => JSON.parse(fakeStorage.values.get(key) ?? 'null') as unknown,
  };
}

/** Waits until the recorder is loaded and queued work is done. */
export async function arrival(): Promise<void> {
  await import('../recording/createRecording.js');
  await new Promise((resolve) => setTimeout(resolve));
}
