import { expect, it } from 'vitest';
import { formatDate } from './formatDate.js';
import { formatFigure } from './formatFigure.js';
import { localReason } from './localReason.js';

const reason = {
  words: ['4-yr CAGR ', ', fades to ', '; price of ', ', market value of ', ' in FY2025'],
  figures: [
    { kind: 'percent', value: -0.0491, decimals: 1 },
    { kind: 'percent', value: 0.025, decimals: 2 },
    { kind: 'day', day: '2026-11-20' },
    { kind: 'number', value: 1234.54, decimals: 1 },
  ],
} as const;

const formattingIn = (locale: string): Parameters<typeof localReason>[1] => ({
  format: (figure, format) => formatFigure(figure, { ...format, locale }),
  formatDate: (iso, length = 'day') => formatDate(iso, { locale, length }),
});

it('[FIGURES-6] writes the figures and days of a reason in the locale of the screen', () => {
  expect(localReason(reason, formattingIn('de-DE'))).toBe(
    '4-yr CAGR −4,9%, fades to 2,50%; price of 20. Nov. 2026, market value of 1.234,5 in FY2025',
  );
  expect(localReason(reason, formattingIn('en-US'))).toBe(
    '4-yr CAGR −4.9%, fades to 2.50%; price of Nov 20, 2026, market value of 1,234.5 in FY2025',
  );
});

it('[FIGURES-6] leaves plain words as they are, whatever they look like', () => {
  const words = '10-K of 2026-11-20, growth of 4.9%, 1,234.5';
  expect(localReason(words, formattingIn('de-DE'))).toBe(words);
});
