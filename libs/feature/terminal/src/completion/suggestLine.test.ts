import { expect, it } from 'vitest';
import { suggestLine } from './suggestLine.js';

const entered = ['open status', 'open settings', 'value GLH.SMP'];
const words = ['open', 'performance'];

it.each([
  ['o', 'open settings'],
  ['open st', 'open status'],
  ['per', 'performance'],
  ['open settings', null],
  ['', null],
  [' ', null],
  ['x', null],
])('[TERMINAL-14] suggests for %j %j', (text, line) => {
  expect(suggestLine(text, entered, words)).toBe(line);
});
