import { expect, it } from 'vitest';
import { fileNameOf } from './fileNameOf.js';

it.each([
  ['Glenhollin Foods', 'glenhollin-foods'],
  ['A/B: “base case” \\ 2026', 'a-b-base-case-2026'],
  ['Zu\u0308rich 株式', 'zürich-株式'],
  ['…', 'chart'],
])('[CHARTS-13] names the file of %j %s', (title, name) => {
  expect(fileNameOf(title, 'chart')).toBe(name);
});
