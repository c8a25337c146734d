import { dayNumber } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { customDays, windowOf } from './windowOf.js';

/** Weekdays from 2019-05-06, a Monday, to 2026-11-27, a Friday. */
const first = dayNumber('2019-05-06') ?? 0;
const days = Array.from({ length: (dayNumber('2026-11-27') ?? 0) - first + 1 }, (_, at) => first + at).filter(
  (day) => (day + 3) % 7 < 5,
);
const ends = (given: Parameters<typeof windowOf>[1]): readonly [string, string] | string => {
  const found = windowOf(days, given);
  return found.ok ? [found.value.opens, found.value.closes] : found.reason;
};
const none = { from: null, to: null };

it('[ANALYTICS-SCREENS-3] opens each window at the close of the last day before it', () => {
  expect(ends({ window: 'start', ...none })).toEqual(['2019-05-06', '2026-11-27']);
  expect(ends({ window: 'ytd', ...none })).toEqual(['2025-12-31', '2026-11-27']);
  expect(ends({ window: '1y', ...none })).toEqual(['2025-11-27', '2026-11-27']);
  expect(ends({ window: '3y', ...none })).toEqual(['2023-11-27', '2026-11-27']);
  expect(ends({ window: '5y', ...none })).toEqual(['2021-11-26', '2026-11-27']);
  expect(ends({ window: 'custom', from: '2024-01-01', to: '2024-12-29' })).toEqual([
    '2023-12-29',
    '2024-12-27',
  ]);
  expect(ends({ window: 'custom', ...none })).toEqual(['2019-05-06', '2026-11-27']);
});

it('[ANALYTICS-SCREENS-3] is shortened to the start of the portfolio, and has a reason without days', () => {
  expect(windowOf(days, { window: 'custom', from: '2010-01-01', to: null })).toMatchObject({
    ok: true,
    value: { from: 0, isShortened: true },
  });
  expect(windowOf(days, { window: 'custom', from: '2025-02-01', to: '2024-02-01' }).ok).toBe(false);
  expect(windowOf(days, { window: 'custom', from: null, to: '2001-02-01' }).ok).toBe(false);
  expect(windowOf([], { window: 'start', ...none }).ok).toBe(false);
  expect(windowOf([first], { window: 'start', ...none }).ok).toBe(false);
});

it('[ANALYTICS-SCREENS-141] begins a custom window with the days of the window just shown', () => {
  for (const window of ['start', 'ytd', '1y', '3y', '5y'] as const) {
    const shown = windowOf(days, { window, ...none });
    if (!shown.ok) throw new Error(shown.reason);
    expect(ends({ window: 'custom', ...customDays(shown.value) })).toEqual([
      shown.value.opens,
      shown.value.closes,
    ]);
  }
  expect(customDays({ opens: '2025-12-31', closes: '2026-11-27' })).toEqual({
    from: '2026-01-01',
    to: '2026-11-27',
  });
  expect(customDays(null)).toEqual(none);
});
