import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFigure } from './parseFigure.js';
import { spreadsheetText } from './spreadsheetText.js';

const text = (value: number, kind: 'rate' | 'amount' | 'number', locale = 'en-US') =>
  spreadsheetText({ ok: true, value }, { kind, scale: 'millions', locale });

it('[FIGURES-28] writes all digits, plainly', () => {
  expect(text(-1_234_567_890.5, 'amount')).toBe('-1234.5678905');
  expect(text(-1_234_567_890.5, 'amount', 'de-DE')).toBe('-1234,5678905');
  expect(text(0.285, 'rate')).toBe('28.5%');
  expect(text(0.11234567, 'rate', 'fr-FR')).toBe('11,234567%');
  expect(text(0.9597, 'number')).toBe('0.9597');
  expect(spreadsheetText({ ok: false, reason: 'Not reported.' }, { kind: 'rate', locale: 'en-US' })).toBe('');
});

it('[FIGURES-28] is read back as the same figure in every locale', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e13, max: 1e13, noNaN: true }),
      fc.constantFrom('rate', 'amount', 'number'),
      fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR', 'pl-PL', 'sv-SE', 'pt-BR', 'ar-EG'),
      (value, kind, locale) => {
        const back = parseFigure(text(value, kind, locale), { kind, scale: 'millions', locale });
        expect(back.ok).toBe(true);
        if (back.ok)
          expect(Math.abs(back.value - value)).toBeLessThanOrEqual(Math.max(Math.abs(value) * 1e-14, 1e-300));
      },
    ),
  );
});
