import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFigure } from '../format/formatFigure.js';
import type { FigureFormatting } from '../format/FigureFormatProvider.js';
import { formatDate } from '../format/formatDate.js';
import { parseFigure } from '../format/parseFigure.js';
import { editingText, readEntry, stepped } from './figureDraft.js';

const locale = 'en-US';
const formatting: FigureFormatting = {
  locale,
  timeZone: () => 'UTC',
  format: (figure, format) => formatFigure(figure, { ...format, locale }),
  formatDate: (iso) => formatDate(iso, { locale }),
};
const rate = { kind: 'rate' } as const;

describe('readEntry', () => {
  it('[FIGURES-14] refuses what lies outside the limits, and says them', () => {
    const limits = { minimum: 0, maximum: 0.05 };
    expect(readEntry('7', rate, limits, formatting)).toEqual({
      ok: false,
      reason: 'Enter 5% or less.',
    });
    expect(readEntry('-1', rate, limits, formatting)).toEqual({
      ok: false,
      reason: 'Enter 0% or more.',
    });
    expect(readEntry('5', rate, limits, formatting)).toEqual({ ok: true, value: 0.05 });
  });
});

describe('editingText', () => {
  it('[FIGURES-15] offers all decimals of a value for editing, so that leaving it changes nothing', () => {
    expect(editingText(0.08415, rate, formatting)).toBe('8.415');
    expect(editingText(0.074, rate, formatting)).toBe('7.4');
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 8 }),
        (digits, power) => {
          const value = Number(`${String(digits)}e-${String(power)}`);
          const back = parseFigure(editingText(value, rate, formatting), { ...rate, locale });
          expect(back).toEqual({ ok: true, value: value === 0 ? 0 : value });
        },
      ),
    );
  });
});

describe('stepped', () => {
  it('[FIGURES-16] steps without the dust of fractions, and stops at the limits', () => {
    expect(stepped(0.026, 0.001, {})).toBe(0.027);
    expect(stepped(0.1, 0.2, {})).toBe(0.3);
    expect(stepped(0.0495, 0.001, { maximum: 0.05 })).toBe(0.05);
    expect(stepped(0, -1, { minimum: 0 })).toBe(0);
  });
});
