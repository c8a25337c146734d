import { describe, expect, it } from 'vitest';
import type { FigureFormat } from './FigureFormat.js';
import { formatFigure } from './formatFigure.js';
import { spreadsheetText } from './spreadsheetText.js';

const written = (value: number, format: FigureFormat, locale = 'en-US'): string =>
  formatFigure(value, { ...format, locale }).replaceAll('\u00a0', ' ');

describe('formatFigure', () => {
  it('[FIGURES-1] writes a missing figure as a dash, never as 0 or NaN', () => {
    const missing = { ok: false, reason: 'The filing has no such line.' } as const;
    expect(formatFigure(missing, { kind: 'amount', locale: 'en-US' })).toBe('–');
    for (const value of [NaN, Infinity, -Infinity]) expect(written(value, { kind: 'rate' })).toBe('–');
  });

  it('[FIGURES-3] writes each kind with its own unit and decimals', () => {
    expect(written(0.0842, { kind: 'rate' })).toBe('8.4%');
    expect(written(0.0842, { kind: 'rate', precision: 2 })).toBe('8.42%');
    expect(written(137.0129, { kind: 'per-share', currency: 'USD' })).toBe('137.01 USD');
    expect(written(11.72, { kind: 'multiple' })).toBe('11.7×');
    expect(written(17_592_400_000, { kind: 'amount', currency: 'USD', scale: 'millions' })).toBe(
      '17,592 m USD',
    );
    expect(written(128_400_000, { kind: 'count', scale: 'millions', precision: 1 })).toBe('128.4 m');
    expect(written(0.96, { kind: 'number', precision: 3 })).toBe('0.960');
    expect(written(0.5, { kind: 'number' })).toBe('0.5');
  });

  it('[FIGURES-4] writes a minus as long as a plus, and none before what rounds to zero', () => {
    expect(written(-0.084, { kind: 'rate' })).toBe('−8.4%');
    expect(written(0.084, { kind: 'rate', sign: 'always' })).toBe('+8.4%');
    expect(written(-0.0001, { kind: 'rate', sign: 'always' })).toBe('0.0%');
    expect(written(-0, { kind: 'amount' })).toBe('0');
  });

  it('[FIGURES-5] leaves the unit to the header where there is one', () => {
    expect(written(0.112, { kind: 'rate', unit: 'hidden' })).toBe('11.2');
    expect(
      written(4_690_000_000, { kind: 'amount', scale: 'millions', currency: 'USD', unit: 'hidden' }),
    ).toBe('4,690');
  });

  it('[FIGURES-6] follows the locale in digits and dates, not in words', () => {
    expect(written(1234.5, { kind: 'per-share' }, 'de-DE')).toBe('1.234,50');
    expect(written(1234.5, { kind: 'per-share' }, 'es-ES')).toBe('1.234,50');
    expect(formatFigure({ ok: true, value: '2026-11-20' }, { kind: 'date', locale: 'en-GB' })).toBe(
      '20 Nov 2026',
    );
  });

  it('[MODEL-ENGINE-165] shows the day number of a model as its date', () => {
    expect(formatFigure({ ok: true, value: 46_203 }, { kind: 'date', locale: 'en-GB' })).toBe('30 Jun 2026');
    expect(formatFigure({ ok: true, value: 1e20 }, { kind: 'date', locale: 'en-GB' })).toBe('–');
    expect(spreadsheetText({ ok: true, value: 46_203 }, { kind: 'date', locale: 'en-GB' })).toBe(
      '2026-06-30',
    );
  });

  it('rounds what the reader sees, not what the binary holds', () => {
    expect(written(0.285, { kind: 'rate', precision: 0 })).toBe('29%');
    expect(written(1.005e6 * 1000, { kind: 'amount', scale: 'millions', unit: 'hidden' })).toBe('1,005');
  });
});
