import { expect, it } from 'vitest';
import { createContentHasher } from './createContentHasher.js';

it('[WORKSPACE-55] has no hash until its code is loaded, and loads it once', async () => {
  let loads = 0;
  const hasher = createContentHasher(async () => {
    loads += 1;
    return { contentHash: (text) => `hash of ${text}` };
  });
  expect(hasher.hash('a')).toBeNull();
  await Promise.all([hasher.load(), hasher.load()]);
  expect(hasher.hash('a')).toBe('hash of a');
  expect(loads).toBe(1);
});

it('[WORKSPACE-55] goes on without its code where that cannot be loaded, and asks for it again', async () => {
  let isOnline = false;
  const hasher = createContentHasher(async () => {
    if (!isOnline) throw new Error('offline');
    return { contentHash: () => 'hash' };
  });
  await hasher.load();
  expect(hasher.hash('a')).toBeNull();
  isOnline = true;
  await hasher.load();
  expect(hasher.hash('a')).toBe('hash');
});
