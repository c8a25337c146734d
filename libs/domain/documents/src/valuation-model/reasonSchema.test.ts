import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { reasonSchema } from './reasonSchema.js';

const percent = { kind: 'percent', value: 0.025, decimals: 1 };
const reads = (stored: unknown): boolean => z.safeParse(reasonSchema, stored).success;

it('reads plain words, and words with a figure between each pair', () => {
  expect(reads('Revenue of FY2025')).toBe(true);
  expect(reads({ words: ['Growth of ', ''], figures: [percent] })).toBe(true);
  expect(reads({ words: ['Price of ', ''], figures: [{ kind: 'day', day: '2026-11-20' }] })).toBe(true);
});

it('rejects words that do not match their figures, and invalid figures', () => {
  expect(reads({ words: ['Growth of '], figures: [percent] })).toBe(false);
  expect(reads({ words: ['', ''], figures: [{ ...percent, decimals: 200 }] })).toBe(false);
  expect(reads({ words: ['', ''], figures: [{ ...percent, value: '0.025' }] })).toBe(false);
  expect(reads({ words: ['', ''], figures: [{ kind: 'day', day: 'yesterday' }] })).toBe(false);
});
