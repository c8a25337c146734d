import { expect, it } from 'vitest';
import { formattingIn } from '../testing/formattingIn.js';
import { comparedFigures } from './comparedFigures.js';

const value = { kind: 'per-share', currency: 'USD', precision: 2 } as const;

it('[VALUATION-SCREENS-151] says why one of two figures is not available, and gives no difference', () => {
  const missing = { ok: false, reason: 'Growth is above WACC.' } as const;
  const { format } = formattingIn('en-US');
  expect(comparedFigures(missing, 81.254, value, format)).toEqual({
    then: 'Not available: Growth is above WACC.',
    now: '81.25\u00a0USD',
    difference: null,
  });
  expect(comparedFigures(81.254, Number.NaN, value, format).difference).toBeNull();
});

it('[VALUATION-SCREENS-151] takes the difference of what is written, in the locale of the screen', () => {
  const { format } = formattingIn('de-DE');
  expect(comparedFigures(1_081.254, -12.346, value, format)).toEqual({
    then: '1.081,25\u00a0USD',
    now: '−12,35\u00a0USD',
    difference: '−1.093,60',
  });
});
