import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTelemetryStore } from './createTelemetryStore.js';
import { telemetryLimits, type TelemetryLimits } from './telemetryLimits.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const noon = new Date('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;

describe.each(databases.each)('over %s', (_name, database: Database) => {
  beforeEach(async () => {
    await database.queries.deleteFrom('telemetry_events').execute();
  });

  const arrange = (limits: Partial<TelemetryLimits> = {}) => {
    let now = noon;
    const store = createTelemetryStore({
      database,
      clock: () => now,
      limits: { ...telemetryLimits, ...limits },
    });
    return {
      ...store,
      passDays: (days: number) => {
        now = new Date(now.getTime() + days * dayMs);
      },
      keep: async (...numbers: readonly number[]) => {
        for (const number of numbers) await store.store('usage', { number });
      },
      kept: async () => {
        const rows = await database.queries
          .selectFrom('telemetry_events')
          .select('body')
          .orderBy('id')
          .execute();
        return rows.map(({ body }) => (body as { number: number }).number);
      },
    };
  };

  it('[TELEMETRY-4] stores a report with its kind and time, and nothing else', async () => {
    const { store } = arrange();
    await store('web-vital', { name: 'LCP', value: 0.1, later: [{ deep: null }] });
    const rows = await database.queries.selectFrom('telemetry_events').selectAll().execute();
    expect(rows).toEqual([
      {
        id: expect.anything() as unknown,
        kind: 'web-vital',
        received_at: noon,
        body: { name: 'LCP', value: 0.1, later: [{ deep: null }] },
      },
    ]);
  });

  it('[TELEMETRY-5] deletes what is older than 30 days', async () => {
    const { keep, clean, kept, passDays } = arrange();
    await keep(1, 2);
    passDays(30);
    await keep(3);
    await clean();
    expect(await kept()).toEqual([1, 2, 3]);
    passDays(0.001);
    await clean();
    expect(await kept()).toEqual([3]);
  });

  it('[TELEMETRY-5] keeps the newest reports', async () => {
    const { keep, clean, kept } = arrange({ keptEvents: 3 });
    await keep(1, 2, 3, 4, 5);
    expect(await clean()).toBe(true);
    expect(await kept()).toEqual([3, 4, 5]);
  });

  it('[TELEMETRY-5] deletes a limited number at once, oldest first', async () => {
    const { keep, clean, kept, passDays } = arrange({ deletedAtOnce: 2 });
    await keep(1, 2, 3);
    passDays(31);
    expect(await clean()).toBe(false);
    expect(await kept()).toEqual([3]);
    expect(await clean()).toBe(true);
    expect(await kept()).toEqual([]);
  });

  it('[TELEMETRY-5] cleans up while storing', async () => {
    const { keep, kept } = arrange({ keptEvents: 2, eventsBetweenCleanings: 4 });
    await keep(1, 2, 3);
    expect(await kept()).toEqual([1, 2, 3]);
    await keep(4);
    expect(await kept()).toEqual([3, 4]);
  });
});

it('[TELEMETRY-5] keeps 20,000 reports for 30 days', () => {
  expect(telemetryLimits).toMatchObject({ keptDays: 30, keptEvents: 20_000 });
});
