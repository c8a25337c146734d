// @vitest-environment node
import { expect, it } from 'vitest';
import { withoutQuery } from './withoutQuery.js';

it.each([
  ['https://product.example/a?b=c#d', 'https://product.example/a'],
  ['/a#b?c', '/a'],
  ['inline', 'inline'],
  ['', ''],
])('[MONITORING-29] takes the query and fragment off %j', (address, bare) => {
  expect(withoutQuery(address)).toBe(bare);
});
