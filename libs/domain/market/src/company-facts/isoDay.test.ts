import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, daysInclusive } from './isoDay.js';

describe('isoDay', () => {
  it('counts days from 1970-01-01', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2000-03-01')).toBe(11_017);
  });

  it.each([
    '2023-02-29',
    '0099-12-31',
    '1899-12-31',
    '2201-01-01',
    '9999-12-31',
    '2023-13-01',
    '2023-00-10',
    '2023-04-31',
    '2023-4-30',
    'soon',
    '',
  ])('takes %s as no date', (text) => {
    expect(dayNumber(text)).toBeNull();
  });

  it('adds days over months and leap years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-01-01', -1)).toBe('2023-12-31');
  });

  it('adds days beyond the last year that filings speak of', () => {
    expect(addDays(addDays('2200-12-31', 400), -400)).toBe('2200-12-31');
  });

  it('counts both ends of a span', () => {
    expect(daysInclusive('2023-01-01', '2023-12-31')).toBe(365);
    expect(daysInclusive('2022-09-25', '2023-09-30')).toBe(371);
  });

  it('throws on text that its caller should have checked', () => {
    expect(() => addDays('soon', 1)).toThrow('soon is not an ISO date');
  });
});
