import { expect, it } from 'vitest';
import { sentences } from './sentences.js';

it.each([
  [[], ''],
  [['Constant at 2.5%'], 'Constant at 2.5%'],
  [
    ['Depends on growth, which has not been entered', 'Is it 5%?', 'No price.'],
    'Depends on growth, which has not been entered. Is it 5%? No price.',
  ],
])('[FIGURES-37] has a stop between sentences (%#)', (texts, text) => {
  expect(sentences(texts)).toBe(text);
});
