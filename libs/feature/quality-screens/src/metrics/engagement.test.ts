import { describe, expect, it } from 'vitest';
import { heartEvents, noonOf } from '../testing/heartEvents.js';
import { usageEvent } from '../testing/usageEvent.js';
import { messages } from '../usage/messages.js';
import { activeDays } from './activeDays.js';
import { dayIn } from './dayIn.js';
import { errorFreeSessions } from './errorFreeSessions.js';
import { sessionCount } from './sessionCount.js';
import { sessionTime } from './sessionTime.js';

const activity = (sessionId: string, seconds: number) =>
  usageEvent('activity', noonOf(20), { seconds }, sessionId);

describe('engagement', () => {
  it('[QUALITY-SCREENS-34] counts the days with use, each once', () => {
    const usage = [noonOf(20), '2026-11-20T23:59:59.000Z', noonOf(21), noonOf(29)].map((at) =>
      usageEvent('page_view', at),
    );
    expect(activeDays(heartEvents({ usage }))).toMatchObject({ value: { value: 3 }, sampleSize: 4 });
  });

  it('[QUALITY-SCREENS-34] counts days in the chosen time zone', () => {
    expect(dayIn('Pacific/Kiritimati')('2026-01-05T12:00:00.000Z')).toBe('2026-01-06');
    expect(dayIn('America/Los_Angeles')('2026-01-05T07:59:00.000Z')).toBe('2026-01-04');
    const usage = [usageEvent('click', '2026-11-20T23:30:00.000Z'), usageEvent('click', noonOf(21))];
    const daysIn = (zone: string) => activeDays(heartEvents({ usage, dayOf: dayIn(zone) })).value;
    expect(daysIn('UTC')).toMatchObject({ value: 2 });
    expect(daysIn('Europe/Berlin')).toMatchObject({ value: 1 });
  });

  it('[QUALITY-SCREENS-34] is the median active time of sessions: of 50, 120 and 300 s', () => {
    const usage = [activity('a', 20), activity('a', 30), activity('b', 300), activity('c', 120)];
    expect(sessionTime(heartEvents({ usage }))).toMatchObject({ value: { value: 120 }, sampleSize: 3 });
    const pressed = ['a', 'b', 'c'].map((id) => activity(id, 0));
    expect(sessionTime(heartEvents({ usage: pressed }))).toMatchObject({
      value: { value: 0 },
      definition: expect.stringContaining('A single press lasts 0 s.') as string,
    });
    const four = [...usage, activity('d', 60)];
    expect(sessionTime(heartEvents({ usage: four }))).toMatchObject({ value: { value: 90 } });
  });

  it('[QUALITY-SCREENS-34] counts every session, including idle ones', () => {
    const opened = ['a', 'b', 'c'].map((id) => usageEvent('session_start', noonOf(20), {}, id));
    const events = heartEvents({ usage: [...opened, activity('c', 300)] });
    expect(sessionCount(events)).toMatchObject({ value: { value: 3 }, sampleSize: 3 });
    expect(sessionTime(events)).toMatchObject({ value: { value: 0 }, sampleSize: 3 });
    expect(errorFreeSessions(events).sampleSize).toBe(3);
    expect(sessionCount(heartEvents()).value).toEqual({
      ok: false,
      reason: messages.tooLittle(0, 1, messages.samples.sessions),
    });
  });

  it('[QUALITY-SCREENS-32] says how much is needed', () => {
    expect(activeDays(heartEvents()).value).toEqual({
      ok: false,
      reason: messages.tooLittle(0, 1, messages.samples.events),
    });
    expect(sessionTime(heartEvents({ usage: [activity('a', 20), activity('b', 9)] })).value).toEqual({
      ok: false,
      reason: messages.tooLittle(2, 3, messages.samples.sessions),
    });
  });
});
