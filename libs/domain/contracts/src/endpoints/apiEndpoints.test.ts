import { expect, it } from 'vitest';
import { apiAddress } from './apiAddress.js';
import type { ApiEndpoint } from './ApiEndpoint.js';
import { apiEndpoints } from './apiEndpoints.js';

const endpoints: readonly ApiEndpoint[] = Object.values(apiEndpoints);

it('[CONTRACTS-21] has each method and path once', () => {
  const all = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
});

it.each([
  ['/api/', '/api/market-data/real-time'],
  ['/v2', '/v2/market-data/real-time'],
  ['https://api.example/v2/', 'https://api.example/v2/market-data/real-time'],
  [undefined, '/api/market-data/real-time'],
])('[CONTRACTS-22] is asked below the base %s', (base, address) => {
  expect(apiAddress('quotes', base)).toBe(address);
});

it('[CONTRACTS-22] puts exactly one slash between the base and any path', () => {
  expect(endpoints.filter(({ path }) => /^\/|\/$|\/\/|[?#]/.test(path))).toEqual([]);
});

it('[CONTRACTS-23] caches only what is asked with GET', () => {
  expect(endpoints.filter(({ method, cache }) => method !== 'GET' && cache !== null)).toEqual([]);
});
