import { expect, it } from 'vitest';
import { preferredEncoding } from './preferredEncoding.js';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
  [['gzip', 'br'], 'br'],
])('[MARKET-DATA-SERVICE-61] sends %j as %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
