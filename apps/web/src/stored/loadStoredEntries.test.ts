import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { beforeEach, expect, it } from 'vitest';
import { loadBackupEntries } from './loadBackupEntries.js';
import { loadStoredEntries } from './loadStoredEntries.js';

beforeEach(() => {
  localStorage.clear();
});

/** The keys of the libraries' definitions. */
function definedKeys(): readonly string[] {
  const folder = join(import.meta.dirname, '../../../../libs');
  const files = globSync('*/*/src/**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', '**/testing/**'] });
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((source) => source.includes('defineEntry<'))
    .flatMap((source) => [...source.matchAll(/^\s+key: '([^']+)',$/gmu)])
    .map(([, key]) => key ?? '');
}

it('[WEB-130] knows every entry that libraries and features store, each under a key of its own', async () => {
  const keys = (await loadStoredEntries()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const defined = definedKeys();
  expect(defined).toContain('user-preferences');
  expect(keys).toEqual(expect.arrayContaining([...defined]));
});

it('[WEB-130] gives a backup what is stored on the device, and nothing of the tab or of others', async () => {
  const stored = {
    tour_completed: 'true',
    usage_user_id: 'abc',
    'install-prompt-dismissed': 'true',
    other: 'x',
  };
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const entries = createStoredEntries({ device: localStorage, tab: localStorage });
  expect(await loadBackupEntries(entries)).toEqual({ tour_completed: 'true', usage_user_id: 'abc' });
});
