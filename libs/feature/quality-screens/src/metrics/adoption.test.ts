import { describe, expect, it } from 'vitest';
import { heartEvents, heartScreens, noonOf } from '../testing/heartEvents.js';
import { usageEvent } from '../testing/usageEvent.js';
import { messages } from '../usage/messages.js';
import { screensDiscovered } from './screensDiscovered.js';
import { screensOpened } from './screensOpened.js';

const october = '2026-10-15T12:00:00.000Z';
const view = (path: string, at = noonOf(20)) => usageEvent('page_view', at, { path });
const tenViews = [
  ...Array.from({ length: 7 }, () => view('/')),
  view('/valuation-workbench'),
  view('/status'),
  view('/status/'),
];

describe('adoption', () => {
  it('[QUALITY-SCREENS-35] is the share of screens that were opened', () => {
    const usage = [...tenViews, view('/nowhere'), usageEvent('click', noonOf(20), { path: '/mobile' })];
    expect(screensOpened(heartEvents({ usage }))).toMatchObject({
      value: { ok: true, value: 3 / heartScreens.length },
      sampleSize: 10,
    });
  });

  it('[QUALITY-SCREENS-35] counts screens that were never opened before the window', () => {
    const usage = [view('/', october), view('/status', october), ...tenViews];
    expect(screensDiscovered(heartEvents({ usage }))).toMatchObject({
      value: { ok: true, value: 1 },
      sampleSize: 10,
    });
  });

  it('[QUALITY-SCREENS-35] does not report what is new when records begin inside the window', () => {
    expect(screensDiscovered(heartEvents({ usage: tenViews })).value).toEqual({
      ok: false,
      reason: messages.recordTooShort,
    });
  });

  it('[QUALITY-SCREENS-32] says how much is needed', () => {
    const reason = messages.tooLittle(9, 10, messages.samples.views);
    const nine = tenViews.slice(1);
    expect(screensOpened(heartEvents({ usage: nine })).value).toEqual({ ok: false, reason });
    const usage = [view('/', october), ...nine];
    expect(screensDiscovered(heartEvents({ usage })).value).toEqual({ ok: false, reason });
  });
});
