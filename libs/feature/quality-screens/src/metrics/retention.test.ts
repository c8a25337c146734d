import { describe, expect, it } from 'vitest';
import { heartEvents, noonOf } from '../testing/heartEvents.js';
import { usageEvent } from '../testing/usageEvent.js';
import { messages } from '../usage/messages.js';
import { returnRate } from './returnRate.js';

const onDays = (...days: readonly number[]) => days.map((day) => usageEvent('click', noonOf(day)));
const rate = (days: readonly number[], window = 28) =>
  returnRate(heartEvents({ usage: onDays(...days), days: window }));

describe('retention', () => {
  it('[QUALITY-SCREENS-36] is the share of days followed by another within seven days', () => {
    // 1 → 8 is the seventh day, 8 → 16 the eighth: 1 and 16 were followed, 8 and 20 were not.
    expect(rate([1, 8, 16, 20])).toMatchObject({ value: { ok: true, value: 0.5 }, sampleSize: 4 });
  });

  it('[QUALITY-SCREENS-36] counts a day once, however often it was used', () => {
    expect(rate([1, 1, 1, 2, 3])).toMatchObject({ sampleSize: 3, value: { value: 2 / 3 } });
  });

  it('[QUALITY-SCREENS-36] counts only days whose seven days are over', () => {
    // On the 30th, the seventh day of the 22nd was the 29th; that of the 23rd is not over yet.
    expect(rate([20, 21, 22])).toMatchObject({ sampleSize: 3 });
    expect(rate([20, 21, 22, 23, 28])).toMatchObject({ sampleSize: 3, value: { value: 1 } });
  });

  it('[QUALITY-SCREENS-36] uses a window seven days earlier', () => {
    // Seven days that end with the 23rd, of which the 17th to the 22nd count.
    expect(rate([14, 15, 16, 17, 18, 19], 7)).toMatchObject({ sampleSize: 3 });
  });

  it('[QUALITY-SCREENS-32] says how much is needed', () => {
    expect(rate([1, 2]).value).toEqual({
      ok: false,
      reason: messages.tooLittle(2, 3, messages.samples.days),
    });
    // Not 'days with use': today is one, and does not count yet.
    expect(rate([30]).value).toMatchObject({
      reason: 'Too little data. Days with seven full days since: 0; at least 3 needed.',
    });
  });
});
