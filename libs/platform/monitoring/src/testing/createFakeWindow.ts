import type { MonitorWindow } from '../MonitorWindow.js';
import { createFakeObservers } from './createFakeObservers.js';

export interface FakeTimer {
  readonly id: number;
  readonly work: () => void;
  readonly everyMs: number | null;
  dueMs: number;
}

export interface SentBeacon {
  readonly address: string;
  readonly type: string;
  readonly body: unknown;
}

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  readyState: DocumentReadyState = 'complete';
  readonly scripts: readonly HTMLScriptElement[] = [];

  querySelector(): Element | null {
    return null;
  }

  querySelectorAll(): readonly Element[] {
    return [];
  }
}

/** A window with a manual clock, frames on request, and recorded beacons. */
export function createFakeWindow() {
  const events = new EventTarget();
  const document = new FakeDocument();
  const observers = createFakeObservers();
  const entries: Record<string, readonly object[]> = {};
  const beacons: Blob[] = [];
  const addresses: string[] = [];
  const timers = new Map<number, FakeTimer>();
  const frames = new Map<number, FrameRequestCallback>();
  let lastId = 0;
  let nowMs = 0;
  const nextId = () => (lastId += 1);
  const schedule = (work: () => void, delayMs: number, everyMs: number | null) => {
    const id = nextId();
    timers.set(id, { id, work, everyMs, dueMs: nowMs + delayMs });
    return id;
  };
  const forgetTimer = (id: number) => void timers.delete(id);
  const navigator = {
    onLine: true,
    userAgent: 'A browser',
    takesBeacons: true,
    sendBeacon(address: string, blob: Blob) {
      if (!navigator.takesBeacons) return false;
      addresses.push(address);
      beacons.push(blob);
      return true;
    },
  };
  const performance = {
    timeOrigin: Date.UTC(2026, 10, 20, 12),
    now: () => nowMs,
    getEntriesByType: (type: string) => entries[type] ?? [],
  };
  const frame: object = {};
  const window = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    setTimeout: (work: () => void, delayMs = 0) => schedule(work, delayMs, null),
    clearTimeout: forgetTimer,
    setInterval: (work: () => void, everyMs: number) => schedule(work, everyMs, everyMs),
    clearInterval: forgetTimer,
    requestAnimationFrame: (draw: FrameRequestCallback) => {
      const id = nextId();
      frames.set(id, draw);
      return id;
    },
    cancelAnimationFrame: (id: number) => void frames.delete(id),
    isSecureContext: true,
    document,
    navigator,
    location: {
      origin: 'https://product.example',
      pathname: '/valuation-workbench',
      search: '?symbol=SECRET',
    },
    performance,
    top: frame,
    self: frame,
    PerformanceObserver: observers.Observer,
  };
  const pass = (durationMs: number) => {
    const endMs = nowMs + durationMs;
    for (;;) {
      const next = [...timers.values()].sort((one, other) => one.dueMs - other.dueMs)[0];
      if (!next || next.dueMs > endMs) break;
      nowMs = next.dueMs;
      if (next.everyMs === null) timers.delete(next.id);
      else next.dueMs += next.everyMs;
      next.work();
    }
    nowMs = endMs;
  };
  return {
    window: window as unknown as MonitorWindow,
    /** What tests change. */
    page: { document, navigator, performance: performance as typeof performance & { memory?: object } },
    events,
    observers,
    entries,
    timers,
    frames,
    clock: () => new Date(performance.timeOrigin + nowMs),
    pass,
    /** Draws one frame. */
    draw(durationMs: number) {
      pass(durationMs);
      const due = [...frames.entries()];
      for (const [id, work] of due) {
        frames.delete(id);
        work(nowMs);
      }
    },
    hide() {
      document.visibilityState = 'hidden';
      events.dispatchEvent(new Event('visibilitychange'));
    },
    /** The beacons sent so far, in order. */
    sent: (): Promise<SentBeacon[]> =>
      Promise.all(
        beacons.map(async (blob, index) => ({
          address: addresses[index] ?? '',
          type: blob.type,
          body: JSON.parse(await blob.text()) as unknown,
        })),
      ),
  };
}

export type FakeWindow = ReturnType<typeof createFakeWindow>;
