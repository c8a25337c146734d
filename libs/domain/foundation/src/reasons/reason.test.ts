import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reason } from './reason.js';
import { asGiven, day, number, percent } from './reasonFigures.js';
import { writeReason } from './writeReason.js';

it('[FOUNDATION-13] keeps its figures separate from its words, including those of nested reasons', () => {
  const inner = reason`capped at ${percent(0.4, 0)}`;
  expect(reason`Growth of ${percent(0.5)}, ${inner}; FY${2025}`).toEqual({
    words: ['Growth of ', ', capped at ', '; FY2025'],
    figures: [
      { kind: 'percent', value: 0.5, decimals: 1 },
      { kind: 'percent', value: 0.4, decimals: 0 },
    ],
  });
});

it('[FOUNDATION-13] is plain words if it has no figure', () => {
  expect(reason`Revenue of ${'FY2025'}, ${3} years`).toBe('Revenue of FY2025, 3 years');
  expect(reason`times ${asGiven(3)}`).toBe('times 3');
});

it('[FOUNDATION-14] is formatted with a decimal point, grouped thousands and ISO dates', () => {
  expect(writeReason(reason`${percent(-0.0491)} at ${day('2026-11-20T21:00:00Z')}`)).toBe(
    '\u22124.9% at 2026-11-20',
  );
  expect(writeReason(reason`(${number(1_234_567.5, 1)} by ${asGiven(1.5)}, ${asGiven(0.0001234)})`)).toBe(
    '(1,234,567.5 by 1.5, 0.0001234)',
  );
  expect(writeReason(reason`${number(-999.96, 1)}, ${number(1000, 0)}`)).toBe('\u22121,000.0, 1,000');
  expect(writeReason('Revenue of 2026-11-20')).toBe('Revenue of 2026-11-20');
});

it('[FOUNDATION-14] includes each figure once, in its place', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.double({ noNaN: true, min: -1e9, max: 1e9 }))), (parts) => {
      const whole = parts.reduce(
        (before, [words, value]) => reason`${before}${words}${number(value, 2)}`,
        reason``,
      );
      expect(
        writeReason(whole, (figure) => (figure.kind === 'number' ? `<${String(figure.value)}>` : '')),
      ).toBe(parts.map(([words, value]) => `${words}<${String(value)}>`).join(''));
    }),
  );
});
