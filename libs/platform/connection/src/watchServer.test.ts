import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchServer, type ServerWatch } from './watchServer.js';

const silent = { server: 'silent', figuresOf: null } as const;
const answered = { server: 'answered', figuresOf: null } as const;

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

let watch: ServerWatch | undefined;

/** A server that answers or not, watched by a page that is visible or not, with or without a network. */
function arrange() {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00.000Z') });
  const world = { answers: false, online: true, throwsAtOnce: false };
  const askedAt: string[] = [];
  const failures: unknown[] = [];
  const notifyOfNetwork: (() => void)[] = [];
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  watch = watchServer({
    ask: () => {
      askedAt.push(new Date().toISOString().slice(11, 19));
      const failure = new TypeError('Failed to fetch');
      if (world.throwsAtOnce) throw failure;
      return world.answers ? Promise.resolve() : Promise.reject(failure);
    },
    connection: {
      isOnline: () => world.online,
      subscribe: (listener) => {
        notifyOfNetwork.push(listener);
        return () => undefined;
      },
    },
    document: document as unknown as Document,
    clock: () => new Date(),
    after: (durationMs, call) => {
      const timer = setTimeout(() => {
        call().catch((error: unknown) => failures.push(error));
      }, durationMs);
      return () => {
        clearTimeout(timer);
      };
    },
  });
  const goes = (online: boolean) => {
    world.online = online;
    for (const tell of notifyOfNetwork) tell();
  };
  const shows = (visibilityState: DocumentVisibilityState) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { watch, world, askedAt, failures, goes, shows };
}

describe('watchServer', () => {
  afterEach(() => {
    watch?.stop();
    vi.useRealTimers();
  });

  it('[CONNECTION-3] ignores one request without an answer if the health request gets one', async () => {
    const { watch, world, askedAt } = arrange();
    world.answers = true;
    watch.noteReachability(silent);
    await settle();
    expect(askedAt).toHaveLength(1);
    expect(watch.silence()).toBeNull();
  });

  it('[CONNECTION-3] reports since when the server is silent, and the age of the page’s figures', async () => {
    const { watch } = arrange();
    watch.noteReachability({ server: 'answered', figuresOf: '2026-11-20T13:00:00.000Z' });
    watch.noteReachability({ server: 'not-asked', figuresOf: '2026-11-19T13:00:00.000Z' });
    watch.noteReachability(silent);
    await settle();
    const since = '2026-11-20T14:00:00.000Z';
    expect(watch.silence()).toEqual({ since, figuresOf: '2026-11-20T13:00:00.000Z' });
    watch.noteReachability({ server: 'not-asked', figuresOf: '2026-11-20T13:30:00.000Z' });
    expect(watch.silence()).toEqual({ since, figuresOf: '2026-11-20T13:30:00.000Z' });
  });

  it('[CONNECTION-4] asks once in 30 s, then less often, up to 5 minutes apart, whatever else fails', async () => {
    const { watch, askedAt } = arrange();
    watch.noteReachability(silent);
    for (let second = 0; second < 20 * 60; second += 5) {
      watch.noteReachability(silent);
      await pass(5);
    }
    expect(askedAt).toEqual([
      '14:00:00',
      '14:00:30',
      '14:01:30',
      '14:03:30',
      '14:07:30',
      '14:12:30',
      '14:17:30',
    ]);
  });

  it('[CONNECTION-4] detects that the server answers again, and stops asking', async () => {
    const { watch, world, askedAt } = arrange();
    const told = vi.fn();
    watch.subscribe(told);
    watch.noteReachability(silent);
    await settle();
    world.answers = true;
    await pass(30);
    expect(watch.silence()).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
    await pass(3600);
    expect(askedAt).toHaveLength(2);
  });

  it('[CONNECTION-4] accepts an answer to any request, without asking again sooner', async () => {
    const { watch, askedAt } = arrange();
    watch.noteReachability(silent);
    await settle();
    watch.noteReachability(answered);
    expect(watch.silence()).toBeNull();
    watch.noteReachability(silent);
    await pass(29);
    expect(askedAt).toEqual(['14:00:00']);
    await pass(1);
    expect(askedAt).toEqual(['14:00:00', '14:00:30']);
  });

  it('[CONNECTION-4] checks the server although an answer was still in flight when a request failed', async () => {
    const { watch, askedAt } = arrange();
    const figuresOf = '2026-11-20T13:59:59.000Z';
    const inFlight = { server: 'answered', figuresOf, sentAt: '2026-11-20T13:59:59.999Z' } as const;
    watch.noteReachability(silent);
    watch.noteReachability(inFlight);
    await settle();
    expect(askedAt).toHaveLength(1);
    watch.noteReachability(inFlight);
    expect(watch.silence()).toEqual({ since: '2026-11-20T14:00:00.000Z', figuresOf });
    watch.noteReachability({ ...inFlight, sentAt: '2026-11-20T14:00:00.000Z' });
    expect(watch.silence()).toBeNull();
  });

  it('[CONNECTION-4] does not ask while the page is hidden, and asks at once when it is shown', async () => {
    const { watch, askedAt, shows } = arrange();
    watch.noteReachability(silent);
    await settle();
    shows('hidden');
    await pass(3600);
    expect(askedAt).toHaveLength(1);
    shows('visible');
    await settle();
    expect(askedAt).toHaveLength(2);
  });

  it('[CONNECTION-4] does not ask without a network, and asks once it is back', async () => {
    const { watch, world, askedAt, goes } = arrange();
    goes(false);
    watch.noteReachability(silent);
    await pass(3600);
    expect(askedAt).toEqual([]);
    goes(true);
    watch.noteReachability(silent);
    await settle();
    expect(watch.silence()).not.toBeNull();
    goes(false);
    world.answers = true;
    await pass(3600);
    expect(askedAt).toHaveLength(1);
    goes(true);
    await settle();
    expect(watch.silence()).toBeNull();
  });

  it('[CONNECTION-4] keeps its intervals after the clock was set back', async () => {
    const { watch, askedAt } = arrange();
    watch.noteReachability(silent);
    await settle();
    vi.setSystemTime(new Date('2026-11-20T09:00:00.000Z'));
    watch.noteReachability(silent);
    await pass(30);
    expect(askedAt).toEqual(['14:00:00', '09:00:30']);
  });

  it('[CONNECTION-4] keeps asking if a request fails immediately', async () => {
    const { watch, world, askedAt } = arrange();
    world.throwsAtOnce = true;
    watch.noteReachability(silent);
    await settle();
    expect(watch.silence()).not.toBeNull();
    await pass(30);
    expect(askedAt).toEqual(['14:00:00', '14:00:30']);
  });

  it('[CONNECTION-4] keeps asking if a listener throws, and reports that', async () => {
    const { watch, askedAt, failures } = arrange();
    const error = new Error('could not be shown');
    watch.subscribe(() => {
      throw error;
    });
    watch.noteReachability(silent);
    await settle();
    expect(failures).toEqual([error]);
    await pass(30);
    expect(askedAt).toEqual(['14:00:00', '14:00:30']);
  });

  it('does not ask after it is stopped', async () => {
    const { watch, askedAt } = arrange();
    watch.noteReachability(silent);
    await settle();
    watch.stop();
    await pass(3600);
    expect(askedAt).toHaveLength(1);
  });
});
