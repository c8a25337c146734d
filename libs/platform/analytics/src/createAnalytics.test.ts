import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './createAnalytics.js';
import { messages } from './messages.js';
import { messages as recordingMessages } from './recording/messages.js';
import { arrival, createTrial } from './testing/createTrial.js';

const at = '2026-11-20T12:00:00.000Z';

describe('createAnalytics', () => {
  it('[ANALYTICS-1] records usage events with all their fields', async () => {
    const { analytics, start } = createTrial();
    await start();
    analytics.track('model_saved', { kind: 'dcf' });
    expect(analytics.usageEvents().at(-1)).toEqual({
      id: expect.any(String),
      sessionId: 'session-1',
      userId: expect.any(String),
      type: 'model_saved',
      data: { kind: 'dcf' },
      timestamp: at,
      userAgent: expect.stringContaining('Chrome'),
      url: 'https://product.example/valuation-workbench?symbol=MSFT',
    });
  });

  it('[ANALYTICS-1] gives every event an id of its own', async () => {
    const { analytics, start } = createTrial();
    await start();
    analytics.track('a');
    analytics.track('a');
    const ids = analytics.usageEvents().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[ANALYTICS-2] records analytics events with the fields of their kind', async () => {
    const { analytics, start } = createTrial();
    await start();
    const kinds = [
      { feature_name: 'dcf', action: 'open' },
      { conversion_type: 'model_saved', value: 3 },
      { flow_name: 'onboarding', step: 2, reason: 'closed' },
    ];
    for (const kind of kinds) analytics.record(kind);
    const user_id: unknown = expect.any(String);
    const own = { session_id: 'session-1', user_id, timestamp: at, page: '/valuation-workbench' };
    expect(analytics.analyticsEvents()).toEqual(kinds.map((kind) => ({ ...own, ...kind })));
  });

  it('[ANALYTICS-33] keeps of a text what fits a list of a thousand events', async () => {
    const { analytics, start } = createTrial();
    await start();
    analytics.track('a', { text: 't'.repeat(5000), count: 5000 });
    analytics.record({ reason: 'r'.repeat(5000), value: 7 });
    expect(analytics.usageEvents().at(-1)?.data).toEqual({ text: 't'.repeat(1000), count: 5000 });
    expect(analytics.analyticsEvents()).toMatchObject([{ reason: 'r'.repeat(1000), value: 7 }]);
  });

  it('[ANALYTICS-4] takes a new random id when another tab has cleared', async () => {
    const { analytics, start, page, values } = createTrial();
    await start();
    const before = values.get('usage_user_id');
    values.delete('usage_user_id');
    page.dispatchEvent(new StorageEvent('storage', { key: 'usage_user_id', newValue: null }));
    analytics.track('a');
    expect(analytics.usageEvents().at(-1)?.userId).toBe(values.get('usage_user_id'));
    expect(values.get('usage_user_id')).not.toBe(before);
  });

  it('[ANALYTICS-4] knows a guest by a random id that stays', async () => {
    const { analytics, start, values } = createTrial();
    await start();
    analytics.track('a');
    const [first] = analytics.usageEvents();
    expect(values.get('usage_user_id')).toBe(first?.userId);
    const later = createTrial({}, { usage_user_id: first?.userId ?? '' });
    await later.start();
    expect(later.analytics.usageEvents()[0]?.userId).toBe(first?.userId);
  });

  it('[ANALYTICS-4] knows who has an account by that, and makes no random id', async () => {
    const { analytics, start, values } = createTrial({ user: () => ({ id: 'account-7' }) });
    await start();
    analytics.record({ action: 'open' });
    expect(analytics.usageEvents()[0]?.userId).toBe('account-7');
    expect(analytics.analyticsEvents()[0]?.user_id).toBe('account-7');
    expect(values.has('usage_user_id')).toBe(false);
  });

  it('[ANALYTICS-4] leaves what is no id as it is', async () => {
    const foreign = 'x'.repeat(500);
    const { analytics, start, values } = createTrial({}, { usage_user_id: foreign });
    await start();
    expect(analytics.usageEvents()[0]?.userId).not.toBe(foreign);
    expect(values.get('usage_user_id')).toBe(foreign);
  });

  it('[ANALYTICS-9] records nothing while recording is off', async () => {
    const { analytics, start, show, consentTo, page } = createTrial();
    consentTo({ recording: false });
    await start();
    show('<button>Save</button>').click();
    analytics.track('a');
    analytics.record({ action: 'open' });
    analytics.recordError({ kind: 'error', message: 'Error: no' });
    analytics.page('/');
    page.pass(120_000);
    expect(analytics.usageEvents()).toEqual([]);
    expect(analytics.analyticsEvents()).toEqual([]);
    consentTo({ recording: true });
    show('<button>Save</button>').click();
    expect(analytics.usageEvents()).toHaveLength(1);
  });

  it('[ANALYTICS-10] clears every event and the random id', async () => {
    const { analytics, start, page, values } = createTrial({}, { usage_events: 'broken' });
    await start();
    analytics.record({ action: 'open' });
    page.pass(2000);
    analytics.track('waits');
    const userId = values.get('usage_user_id');
    expect(await analytics.clear()).toEqual({ ok: true });
    expect(analytics.usageEvents()).toEqual([]);
    expect(analytics.analyticsEvents()).toEqual([]);
    expect([...values.keys()]).toEqual([]);
    page.pass(1000);
    expect([...values.keys()]).toEqual([]);
    analytics.track('anew');
    expect(analytics.usageEvents()[0]?.userId).not.toBe(userId);
  });

  it('[ANALYTICS-10] says so when the browser does not let it', async () => {
    const { analytics, start, state } = createTrial();
    await start();
    state.refuses = true;
    expect(await analytics.clear()).toEqual({ ok: false, reason: recordingMessages.notCleared });
  });

  it.each(['automated', 'audit'] as const)(
    '[ANALYTICS-11] records nothing in an %s run and shows earlier events',
    async (runKind) => {
      const earlier = createTrial();
      await earlier.start();
      earlier.page.pass(2000);
      const kept = earlier.values.get('usage_events') ?? '';
      const { analytics, start, show, values, typesOf } = createTrial({ runKind }, { usage_events: kept });
      await start();
      show('<button>Save</button>').click();
      analytics.track('a');
      typesOf();
      await arrival();
      expect(typesOf()).toEqual(['session_start']);
      expect(await analytics.setSurveyAnswered({ score: 5 })).toEqual({
        ok: false,
        reason: messages.notInRun,
      });
      expect(values.get('usage_events')).toBe(kept);
    },
  );

  it('[ANALYTICS-11] records in an automated run when the app asks for it', async () => {
    const { start, typesOf } = createTrial({ runKind: 'automated', recordedRuns: ['person', 'automated'] });
    await start();
    expect(typesOf()).toEqual(['session_start']);
  });

  it('[ANALYTICS-12] records what happened before its code came, with its own time', async () => {
    const { analytics, page } = createTrial();
    const told = vi.fn();
    analytics.subscribe(told);
    analytics.page('/');
    analytics.recordError({ kind: 'error', message: 'TypeError: early' });
    expect(analytics.usageEvents()).toEqual([]);
    page.pass(700);
    await arrival();
    expect(told).toHaveBeenCalled();
    expect(analytics.usageEvents()).toMatchObject([{ type: 'page_view', timestamp: at }]);
    expect(analytics.analyticsEvents()).toMatchObject([{ reason: 'TypeError: early', timestamp: at }]);
  });

  it('[ANALYTICS-12] says so when its code does not come, and tries again when the person clears', async () => {
    const { dependencies } = createTrial();
    let attempts = 0;
    const analytics = createAnalytics(dependencies, () => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : import('./recording/createRecording.js');
    });
    const told = vi.fn(() => analytics.usageEvents());
    analytics.subscribe(told);
    analytics.start();
    await arrival();
    expect(analytics.problem()).toBe(messages.notLoaded);
    expect(told).toHaveBeenCalledOnce();
    expect(attempts).toBe(1);
    expect(await analytics.clear()).toEqual({ ok: true });
    expect(analytics.problem()).toBeNull();
  });

  it('[ANALYTICS-12] gives the same list until something changes', async () => {
    const { analytics, start } = createTrial();
    await start();
    const list = analytics.usageEvents();
    expect(analytics.usageEvents()).toBe(list);
    const stop = analytics.subscribe(() => undefined);
    analytics.track('a');
    stop();
    expect(analytics.usageEvents()).not.toBe(list);
  });

  it('[ANALYTICS-12] stops when told, before and after its code has come', async () => {
    const { analytics, start, show, typesOf } = createTrial();
    analytics.start();
    analytics.stop();
    await arrival();
    show('<button>Save</button>').click();
    expect(typesOf()).toEqual([]);
    await start();
    analytics.stop();
    show('<button>Save</button>').click();
    expect(typesOf()).toEqual(['session_start']);
  });

  it.each(['error', 'unhandled-rejection'] as const)('[ANALYTICS-13] records an %s', async (kind) => {
    const { analytics, start } = createTrial();
    await start();
    analytics.recordError({ kind, message: 'TypeError: value is undefined' });
    expect(analytics.analyticsEvents()).toMatchObject([
      { feature_name: 'window', action: kind, reason: 'TypeError: value is undefined' },
    ]);
  });
});
