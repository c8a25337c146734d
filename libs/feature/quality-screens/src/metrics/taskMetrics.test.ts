import { describe, expect, it } from 'vitest';
import { errorEvent } from '../testing/errorEvent.js';
import { heartEvents, noonOf } from '../testing/heartEvents.js';
import { usageEvent } from '../testing/usageEvent.js';
import { messages } from '../usage/messages.js';
import { errorFreeSessions } from './errorFreeSessions.js';
import { taskSuccess } from './taskSuccess.js';
import { taskTime } from './taskTime.js';

const task = (outcome: string, seconds: unknown) =>
  usageEvent('usability_task', noonOf(20), { task: 'save-model', outcome, seconds: seconds as number });
const session = (id: string) => usageEvent('session_start', noonOf(20), {}, id);

describe('task success', () => {
  const usage = [task('completed', 40), task('completed', 20), task('given_up', 90), task('completed', 60)];

  it('[QUALITY-SCREENS-37] is the share of completed attempts: 3 of 4', () => {
    expect(taskSuccess(heartEvents({ usage }))).toMatchObject({ value: { value: 0.75 }, sampleSize: 4 });
  });

  it('[QUALITY-SCREENS-37] is the median time of completed attempts: of 20, 40 and 60 s', () => {
    expect(taskTime(heartEvents({ usage }))).toMatchObject({ value: { value: 40 }, sampleSize: 3 });
  });

  it('[QUALITY-SCREENS-37] ignores records that are not valid attempts', () => {
    const odd = [task('perhaps', 10), task('completed', 'soon'), ...usage];
    expect(taskSuccess(heartEvents({ usage: odd })).sampleSize).toBe(4);
  });

  it('[QUALITY-SCREENS-37] is the share of sessions without a page error: 3 of 4', () => {
    const events = heartEvents({
      usage: ['a', 'b', 'c', 'd'].map(session),
      analytics: [
        errorEvent(noonOf(20), 'b'),
        errorEvent(noonOf(21), 'b'),
        { ...errorEvent(noonOf(20), 'c'), feature_name: 'export', action: 'error' },
      ],
    });
    expect(errorFreeSessions(events)).toMatchObject({ value: { value: 0.75 }, sampleSize: 4 });
  });

  it('[QUALITY-SCREENS-32] says how much is needed', () => {
    const few = heartEvents({ usage: [task('given_up', 5), task('completed', 8), session('a')] });
    const reason = (size: number, of: string) => ({ ok: false, reason: messages.tooLittle(size, 3, of) });
    expect(taskSuccess(few).value).toEqual(reason(2, messages.samples.tries));
    expect(taskTime(few).value).toEqual(reason(1, messages.samples.completed));
    expect(errorFreeSessions(few).value).toEqual(reason(2, messages.samples.sessions));
  });
});
