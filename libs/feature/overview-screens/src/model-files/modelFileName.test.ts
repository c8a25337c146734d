import { expect, it } from 'vitest';
import { modelFileName } from './modelFileName.js';

it.each([
  ['Glenhollin Foods', 'glenhollin-foods.json'],
  ['A/B: “base case” \\ 2026', 'a-b-base-case-2026.json'],
  ['Zürich 株式', 'zürich-株式.json'],
  ['…', 'model.json'],
])('names the file of %j %s', (title, name) => {
  expect(modelFileName(title)).toBe(name);
});
