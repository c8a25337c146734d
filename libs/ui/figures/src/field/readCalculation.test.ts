import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFigure } from '../format/formatFigure.js';
import { formatDate } from '../format/formatDate.js';
import type { FigureFormatting } from '../format/FigureFormatProvider.js';
import type { ParseFormat } from '../format/parseFigure.js';
import { readEntry } from './figureDraft.js';
import { readCalculation } from './readCalculation.js';

const answer = (text: string, locale = 'en-US'): number | string => {
  const result = readCalculation(text, locale);
  return result.ok ? result.value : result.reason;
};

const formattingIn = (locale: string): FigureFormatting => ({
  locale,
  timeZone: () => 'UTC',
  format: (figure, format) => formatFigure(figure, { ...format, locale }),
  formatDate: (iso) => formatDate(iso, { locale }),
});

const entered = (text: string, format: Omit<ParseFormat, 'locale'>, locale = 'en-US'): number | string => {
  const result = readEntry(text, format, {}, formattingIn(locale));
  return result.ok ? result.value : result.reason;
};

describe('readCalculation', () => {
  it.each([
    ['12.5*1.1', 13.75],
    ['12.5 × 1.1', 13.75],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 − 4 − 3', 3],
    ['100 ÷ 8 / 2', 6.25],
    ['2^3^2', 64],
    ['-2^2', 4],
    ['2 * -3', -6],
    ['--5', 5],
    ['1,234.5 * 2', 2469],
    ['.5 + .25', 0.75],
    ['50%', 0.5],
    ['200 * 5%', 10],
    ['(2 + 3)%', 0.05],
    ['0.1 + 0.2', 0.3],
  ])('[FIGURES-26] computes %s as a spreadsheet does', (text, value) => {
    expect(answer(text)).toBe(value);
  });

  it('[FIGURES-26] reads its numbers in the locale', () => {
    expect(answer('12,5*1,1', 'de-DE')).toBe(13.75);
    expect(answer('1.234,5*2', 'de-DE')).toBe(2469);
    expect(answer('12,5*2')).toBe('“12,5*2”: “12,5” could mean two numbers. For decimals write 12.5.');
  });

  it.each([
    ['', 'Enter a calculation after =.'],
    ['12.5*', '“12.5*”: a number is missing after ×.'],
    ['*5', '“*5”: a number is missing before ×.'],
    ['1+(', '“1+(”: a number is missing before ).'],
    ['(1+2', '“(1+2”: a closing parenthesis is missing.'],
    ['1+2)', '“1+2)”: an opening parenthesis is missing.'],
    ['2(3)', '“2(3)”: an operator is missing before (.'],
    ['1/0', '“1/0”: cannot divide by zero.'],
    ['A1*2', '“A1*2”: “A” cannot be calculated. Use numbers, + − × ÷ ^ % and ( ).'],
    ['1.2.3', '“1.2.3”: “1.2.3” is not a number.'],
    ['(-8)^.5', '“(-8)^.5” has no result.'],
    ['9^999', '“9^999” has no result.'],
    ['('.repeat(501), 'The calculation is too long.'],
  ])('[FIGURES-27] says what is wrong with =%s', (text, reason) => {
    expect(answer(text)).toBe(reason);
  });

  it('[FIGURES-27] answers any text with a number or a reason', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(fc.constantFrom(...'0123456789.,+-*/^%() ')).map((signs) => signs.join('')),
        ),
        (text) => {
          const result = readCalculation(text, 'en-US');
          expect(result.ok ? Number.isFinite(result.value) : result.reason.length > 0).toBe(true);
        },
      ),
    );
  });

  it('[FIGURES-26] agrees with the four operations on any numbers', () => {
    const number = fc.integer({ min: 1, max: 9999 }).map((digits) => digits / 100);
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(answer(`${String(a)}*(${String(b)}+${String(c)})-${String(b)}/${String(c)}`)).toBeCloseTo(
          a * (b + c) - b / c,
          8,
        );
      }),
    );
  });
});

describe('a calculation in a field', () => {
  it('[FIGURES-26] counts in the unit of the field, as a number does that is typed alone', () => {
    expect(entered('=12.5*1.1', { kind: 'rate' })).toBe(0.1375);
    expect(entered('=12,5*1,1', { kind: 'rate' }, 'de-DE')).toBe(0.1375);
    expect(entered(' = 800 + 45', { kind: 'amount', scale: 'millions', currency: 'USD' })).toBe(845e6);
    expect(entered('=11+0.5', { kind: 'multiple' })).toBe(11.5);
    expect(entered('=128.4*3', { kind: 'count', scale: 'millions' })).toBe(385.2e6);
  });

  it('[FIGURES-26] takes percentages for what they are', () => {
    expect(entered('=12.5%*1.1', { kind: 'rate' })).toBe(0.1375);
    expect(entered('=5%+1%', { kind: 'rate' })).toBe(0.06);
    expect(entered('=12.5*(1+10%)', { kind: 'rate' })).toBe(0.1375);
    expect(entered('=((1+5%)^3-1)*100%', { kind: 'rate' })).toBe(0.157625);
    expect(entered('=800*(1+5%)', { kind: 'amount', scale: 'millions' })).toBe(840e6);
  });

  it('[FIGURES-9] refuses a rate that could be read in percent or as a fraction', () => {
    const both = 'Multiply by 100% or by 1% to choose.';
    expect(entered('=11.2+0.5%', { kind: 'rate' })).toBe(`This could mean 1,120.50% or 11.21%. ${both}`);
    expect(entered('=5%/4%', { kind: 'rate' })).toBe(`This could mean 125.00% or 1.25%. ${both}`);
    expect(entered('=(1+5%)^3-1', { kind: 'rate' })).toContain(both);
  });

  it('[FIGURES-14] holds a result against the limits of the field', () => {
    expect(readEntry('=4*2', { kind: 'rate' }, { maximum: 0.05 }, formattingIn('en-US'))).toEqual({
      ok: false,
      reason: 'Enter 5% or less.',
    });
  });
});
