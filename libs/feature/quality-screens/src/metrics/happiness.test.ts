import { describe, expect, it } from 'vitest';
import { heartEvents, noonOf } from '../testing/heartEvents.js';
import { usageEvent } from '../testing/usageEvent.js';
import { messages } from '../usage/messages.js';
import { frustration } from './frustration.js';
import { satisfaction } from './satisfaction.js';
import { usabilityScore } from './usabilityScore.js';

const tooLittle = (...[size, minimum, of]: Parameters<typeof messages.tooLittle>) => ({
  ok: false,
  reason: messages.tooLittle(size, minimum, of),
});
const clicks = (count: number) => Array.from({ length: count }, () => usageEvent('click', noonOf(20)));

describe('happiness', () => {
  it('[QUALITY-SCREENS-33] is the mean of the answers: (4 + 5 + 3) / 3', () => {
    const usage = [4, 5, 3].map((score) => usageEvent('survey_answered', noonOf(20), { score }));
    expect(satisfaction(heartEvents({ usage }))).toMatchObject({
      value: { ok: true, value: 4 },
      sampleSize: 3,
    });
  });

  it('[QUALITY-SCREENS-33] ignores answers without a score', () => {
    const usage = [usageEvent('survey_answered', noonOf(20), { score: 'five' })];
    expect(satisfaction(heartEvents({ usage })).sampleSize).toBe(0);
  });

  it('[QUALITY-SCREENS-33] has the mean score of forms: (72.5 + 90) / 2', () => {
    const usage = [72.5, 90].map((score) => usageEvent('usability_sus', noonOf(20), { score }));
    expect(usabilityScore(heartEvents({ usage }))).toMatchObject({
      value: { ok: true, value: 81.25 },
      sampleSize: 2,
    });
  });

  it('[QUALITY-SCREENS-33] has rage clicks as a share of clicks: 2 of 50', () => {
    const rage = [usageEvent('rage_click', noonOf(20)), usageEvent('rage_click', noonOf(21))];
    const { value, sampleSize } = frustration(heartEvents({ usage: [...clicks(50), ...rage] }));
    expect(value).toEqual({ ok: true, value: 0.04 });
    expect(sampleSize).toBe(50);
  });

  it('[QUALITY-SCREENS-32] says how much is needed', () => {
    const nothing = heartEvents();
    expect(satisfaction(nothing).value).toEqual(tooLittle(0, 1, messages.samples.answers));
    expect(usabilityScore(nothing).value).toEqual(tooLittle(0, 1, messages.samples.forms));
    const few = heartEvents({ usage: clicks(49) });
    expect(frustration(few).value).toEqual(tooLittle(49, 50, messages.samples.clicks));
  });

  it('[QUALITY-SCREENS-31] counts only what was recorded in the window', () => {
    const at = (iso: string, score: number) => usageEvent('survey_answered', iso, { score });
    const usage = [
      at('2026-11-02T12:00:00.000Z', 1),
      at('2026-11-02T12:00:00.001Z', 4),
      at('2026-11-30T12:00:00.000Z', 5),
      at('2026-11-30T12:00:00.001Z', 1),
    ];
    expect(satisfaction(heartEvents({ usage }))).toMatchObject({ value: { value: 4.5 }, sampleSize: 2 });
    expect(satisfaction(heartEvents({ usage, days: 7 }))).toMatchObject({ value: { value: 5 } });
    expect(satisfaction(heartEvents({ usage, days: 90 }))).toMatchObject({ sampleSize: 3 });
  });
});
