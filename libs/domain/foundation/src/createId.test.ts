import { expect, it } from 'vitest';
import { createId } from './createId.js';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it('[FOUNDATION-16] uses the identifiers of the source', () => {
  expect(createId({ getRandomValues: (array) => array, randomUUID: () => 'its-own' })).toBe('its-own');
});

it('[FOUNDATION-16] makes identifiers of the same form where the source has none', () => {
  let state = 1;
  const nextByte = () => (state = (state * 16_807) % 2_147_483_647) % 256;
  const getRandomValues = (array: Uint8Array<ArrayBuffer>) => array.map(nextByte);
  const ids = Array.from({ length: 100 }, () => createId({ getRandomValues }));
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(100);
});

it('[FOUNDATION-16] marks the version and the variant in every byte value', () => {
  for (const value of [0, 255])
    expect(createId({ getRandomValues: (array) => array.fill(value) })).toMatch(uuid);
});
