import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FigureScale, NumberKind } from './FigureFormat.js';
import { formatFigure } from './formatFigure.js';
import { parseFigure, type ParseFormat, type ParseResult } from './parseFigure.js';

const parse = (text: string, format: Partial<ParseFormat> = {}): ParseResult =>
  parseFigure(text, { kind: 'number', locale: 'en-US', ...format });
const value = (text: string, format: Partial<ParseFormat> = {}): number | string => {
  const result = parse(text, format);
  return result.ok ? result.value : result.reason;
};

describe('parseFigure', () => {
  it('[FIGURES-7] reads what people type', () => {
    expect(value('7.4 %', { kind: 'rate' })).toBe(0.074);
    expect(value('7.4', { kind: 'rate' })).toBe(0.074);
    expect(value('50 bp', { kind: 'rate' })).toBe(0.005);
    expect(value('1,234')).toBe(1234);
    expect(value('−1,234.5')).toBe(-1234.5);
    expect(value('(1,234)')).toBe(-1234);
    expect(value('+.5')).toBe(0.5);
    expect(value('11.7x', { kind: 'multiple' })).toBe(11.7);
    expect(value('USD 137.01', { kind: 'per-share', currency: 'USD' })).toBe(137.01);
  });

  it('[FIGURES-7] reads what spreadsheets write: the sign of the currency, brackets, any minus', () => {
    const amount = { kind: 'amount', currency: 'USD' } as const;
    expect(value('$1,234', amount)).toBe(1234);
    expect(value(' $ (1,234.50) ', amount)).toBe(-1234.5);
    expect(value('-$5', amount)).toBe(-5);
    expect(value('$-5', amount)).toBe(-5);
    expect(value('US$5', { ...amount, locale: 'en-GB' })).toBe(5);
    expect(value('1.234,50 €', { kind: 'amount', currency: 'EUR', locale: 'de-DE' })).toBe(1234.5);
    expect(value('(5.0%)', { kind: 'rate' })).toBe(-0.05);
    for (const minus of ['-', '\u2212', '\u2013', '\u2011', '\uff0d'])
      expect(value(`${minus}5%`, { kind: 'rate' })).toBe(-0.05);
  });

  it('[FIGURES-9] refuses the sign of another currency, and any beside a rate', () => {
    expect(value('€12', { kind: 'amount', currency: 'USD' })).toBe('“€” does not belong to an amount.');
    expect(value('$12', { kind: 'rate' })).toBe('“$” does not belong to a rate.');
  });

  it('[FIGURES-8] reads an amount in the scale of the field, unless it says its own', () => {
    expect(value('4,690', { kind: 'amount', scale: 'millions' })).toBe(4_690_000_000);
    expect(value('1.2 bn', { kind: 'amount', scale: 'millions' })).toBe(1_200_000_000);
    expect(value('900k', { kind: 'amount', scale: 'millions' })).toBe(900_000);
  });

  it('[FIGURES-9] refuses what could mean two numbers, and says how to write it', () => {
    expect(value('7,4')).toBe('“7,4” could mean two numbers. For decimals write 7.4.');
    expect(value('7.45', { locale: 'de-DE' })).toBe(
      '“7.45” could mean two numbers. For decimals write 7,45.',
    );
    expect(value('1.234', { locale: 'de-DE' })).toBe(1234);
    expect(value('7,4', { locale: 'de-DE' })).toBe(7.4);
  });

  it('[FIGURES-9] refuses what is no number of the kind, with the reason', () => {
    expect(value('')).toBe('Enter a number.');
    expect(value('abc')).toBe('Enter a number.');
    for (const calculation of ['*1.1', '/ 2', '^2', '(1+1)', '1.1*1.1', '5 - 3'])
      expect(value(calculation), calculation).toBe('Start a calculation with =, such as =12*3.');
    expect(value('12 %', { kind: 'amount' })).toBe('“%” does not belong to an amount.');
    expect(value('12 EUR', { kind: 'amount', currency: 'USD' })).toBe('“EUR” does not belong to an amount.');
    expect(value('1.2.3')).toBe('“1.2.3” is not a number.');
    expect(value('12,34,5')).toBe('“12,34,5” is not a number.');
    expect(value('9'.repeat(400))).toBe('The number is too large.');
  });

  it('[FIGURES-10] reads back every figure that is written, in every locale', () => {
    const locales = [
      'en-US',
      'en-GB',
      'en-IN',
      'de-DE',
      'de-CH',
      'fr-FR',
      'es-ES',
      'pl-PL',
      'sv-SE',
      'pt-BR',
      'ja-JP',
      'ar-EG',
      'he-IL',
    ];
    const kinds: NumberKind[] = ['amount', 'per-share', 'rate', 'multiple', 'count', 'number'];
    const scales: FigureScale[] = ['units', 'thousands', 'millions', 'billions'];
    fc.assert(
      fc.property(
        fc.double({ min: -1e13, max: 1e13, noNaN: true }),
        fc.constantFrom(...kinds),
        fc.constantFrom(...scales),
        fc.constantFrom(...locales),
        fc.integer({ min: 0, max: 6 }),
        (number, kind, scale, locale, precision) => {
          const format = { kind, scale, locale, precision, currency: 'USD' };
          const text = formatFigure(number, format);
          const back = parseFigure(text, format);
          const steps = {
            rate: 0.01,
            amount: factor[scale],
            count: factor[scale],
            'per-share': 1,
            multiple: 1,
            number: 1,
          };
          const halfOfTheLastDigit = 0.5 * 10 ** -precision * steps[kind];
          expect(back.ok, `${text} (${locale})`).toBe(true);
          if (back.ok)
            expect(Math.abs(back.value - number)).toBeLessThanOrEqual(
              halfOfTheLastDigit * 1.001 + Math.abs(number) * 1e-14,
            );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('[FIGURES-9] answers any text with a number or a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const result = parse(text, { kind: 'amount', currency: 'USD' });
        expect(result.ok ? Number.isFinite(result.value) : result.reason.length > 0).toBe(true);
      }),
    );
  });
});

const factor: Record<FigureScale, number> = { units: 1, thousands: 1e3, millions: 1e6, billions: 1e9 };
