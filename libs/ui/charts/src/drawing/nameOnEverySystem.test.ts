import { expect, it } from 'vitest';
import { nameOnEverySystem } from './nameOnEverySystem.js';

it.each([
  ['A/B: “base” \\ *?.csv', 'A-B- “base” - --.csv'],
  ['tab\tand\u0007bell.csv', 'tab and-bell.csv'],
  ['.hidden.csv. ', 'hidden.csv'],
  ['CON.DE forecast.csv', '_CON.DE forecast.csv'],
  ['com1.csv', '_com1.csv'],
  ['CONT.SMP memo.pdf', 'CONT.SMP memo.pdf'],
])('[CHARTS-13] makes of %j a name that every system takes', (given, name) => {
  expect(nameOnEverySystem(given)).toBe(name);
});
