import { expect, it } from 'vitest';
import { isSameInstrument } from './isSameInstrument.js';
import { readSymbol } from './readSymbol.js';
import { writeSymbol } from './writeSymbol.js';

it.each([
  ['AAPL', { symbol: 'AAPL', market: null }],
  ['XNAS:AAPL', { symbol: 'AAPL', market: 'XNAS' }],
  ['BRK-B', { symbol: 'BRK-B', market: null }],
  ['GLH.SMP', { symbol: 'GLH.SMP', market: null }],
])('[DOCUMENTS-78] reads and writes %s', (text, instrument) => {
  expect(readSymbol(text)).toEqual(instrument);
  expect(writeSymbol(instrument)).toBe(text);
});

it.each([
  ['AAPL', 'aapl', true],
  ['AAPL', 'XNAS:AAPL', true],
  ['XNAS:AAPL', 'xnas:aapl', true],
  ['XPAR:ABC', 'XNYS:ABC', false],
  ['AAPL', 'MSFT', false],
])('[DOCUMENTS-78] tells whether %s and %s can be one company', (one, other, isSame) => {
  expect(isSameInstrument(readSymbol(one), readSymbol(other))).toBe(isSame);
});
