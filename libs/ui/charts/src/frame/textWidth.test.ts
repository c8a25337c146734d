import { expect, it } from 'vitest';
import { shortened, textWidth, wrapped } from './textWidth.js';

it('grows with the letters and their size', () => {
  expect(textWidth('1,234', 11)).toBeGreaterThan(textWidth('1,23', 11));
  expect(textWidth('1,234', 22)).toBeCloseTo(2 * textWidth('1,234', 11));
});

it('shortens words to the room they have', () => {
  const text = shortened('Cash and short-term investments', 80, 11);
  expect(text).toMatch(/^Cash.*…$/u);
  expect(textWidth(text, 11)).toBeLessThanOrEqual(80);
  expect(shortened('Cash', 80, 11)).toBe('Cash');
});

it('breaks lines at spaces only', () => {
  expect(wrapped('Present value of flows', 75, 11)).toEqual(['Present', 'value of', 'flows']);
});
