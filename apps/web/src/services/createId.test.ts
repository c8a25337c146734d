import { expect, it } from 'vitest';
import { createId } from './createId.js';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('uses the browser’s own identifiers', () => {
  expect(createId({ getRandomValues: (array) => array, randomUUID: () => 'its-own' })).toBe('its-own');
});

it('makes identifiers of the same form where the browser has none', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const ids = Array.from({ length: 100 }, () => createId({ getRandomValues }));
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(100);
});
