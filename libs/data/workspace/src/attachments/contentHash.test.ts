// @vitest-environment node
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentHash } from './contentHash.js';

it('[WORKSPACE-55] is the SHA-256 of a text in base64url', () => {
  // The first example of FIPS 180-4.
  expect(contentHash('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(contentHash(text)).toBe(createHash('sha256').update(text).digest('base64url'));
    }),
  );
});
