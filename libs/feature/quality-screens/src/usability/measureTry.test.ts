import { expect, it } from 'vitest';
import { errorEvent } from '../testing/errorEvent.js';
import { usageEvent } from '../testing/usageEvent.js';
import { measureTry } from './measureTry.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, seconds)).toISOString();

it('[QUALITY-SCREENS-42] counts errors and rage clicks between start and end', () => {
  const events = {
    usage: [
      usageEvent('rage_click', at(9)),
      usageEvent('rage_click', at(10)),
      usageEvent('click', at(20)),
      usageEvent('rage_click', at(40)),
      usageEvent('rage_click', at(41)),
    ],
    analytics: [errorEvent(at(5)), errorEvent(at(12)), { ...errorEvent(at(13)), action: 'answered' }],
  };
  expect(measureTry(events, { startedAt: at(10), endedAt: at(40) })).toEqual({
    seconds: 30,
    errors: 1,
    rageClicks: 2,
  });
});

it('[QUALITY-SCREENS-42] records zero time when the clock was set back', () => {
  const nothing = { usage: [], analytics: [] };
  expect(measureTry(nothing, { startedAt: at(10), endedAt: at(5) }).seconds).toBe(0);
});
