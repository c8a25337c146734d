// @vitest-environment node
import { expect, it } from 'vitest';
import { readApiBase, workerAddress } from './workerAddress.js';

const origin = 'https://product.example';

it.each([
  ['/api/', 'https://product.example/api/'],
  ['/v2/', 'https://product.example/v2/'],
  ['/tenants/a b&c/', 'https://product.example/tenants/a%20b&c/'],
  ['https://api.example/v2/', 'https://api.example/v2/'],
])('[SERVICE-WORKER-41] hands the base %s to the worker', (apiBase, whole) => {
  expect(readApiBase(new URL(workerAddress(apiBase), origin).href)).toBe(whole);
});

it.each(['/sw.js', '/sw.js?api=', '/sw.js?other=/v2/', '/sw.js?api=http://['])(
  '[SERVICE-WORKER-41] takes the default base where %s names none',
  (address) => {
    expect(readApiBase(new URL(address, origin).href)).toBe('https://product.example/api/');
  },
);

it('[SERVICE-WORKER-41] ends the base in a slash', () => {
  expect(readApiBase(`${origin}/sw.js?api=/v2`)).toBe('https://product.example/v2/');
});
