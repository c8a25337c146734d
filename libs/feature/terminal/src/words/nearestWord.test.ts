import { expect, it } from 'vitest';
import { nearestWord } from './nearestWord.js';

const words = ['open', 'performance', 'shortcuts', 'help', 'clear', 'history'];

it.each([
  ['hlep', 'help'],
  ['oepn', 'open'],
  ['performence', 'performance'],
  ['perf', 'performance'],
  ['CLAER', 'clear'],
  ['histroy', 'history'],
])('[TERMINAL-9] reads %s as %s', (typed, meant) => {
  expect(nearestWord(typed, words)).toBe(meant);
});

it.each(['x', 'quarterly', ''])('[TERMINAL-9] finds nothing near %j', (typed) => {
  expect(nearestWord(typed, words)).toBeNull();
});
