// @vitest-environment node
import { expect, it } from 'vitest';
import { apiAddress } from './apiAddress.js';
import { withoutQuery } from './withoutQuery.js';

it.each([
  ['/api/', 'performance', '/api/performance'],
  ['/api', 'performance/session', '/api/performance/session'],
  ['https://api.example/v2/', 'performance/violations', 'https://api.example/v2/performance/violations'],
  ['/api/', 'csp-violations', '/api/csp-violations'],
] as const)('[MONITORING-27] joins %s and %s', (apiBase, path, address) => {
  expect(apiAddress(apiBase, path)).toBe(address);
});

it.each([
  ['https://product.example/a?b=c#d', 'https://product.example/a'],
  ['/a#b?c', '/a'],
  ['inline', 'inline'],
  ['', ''],
])('[MONITORING-29] takes the query and fragment off %j', (address, bare) => {
  expect(withoutQuery(address)).toBe(bare);
});
